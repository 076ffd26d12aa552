-- Items of the header, the side menu and the footer (spec §3): 1 language switch, 2 internal route, 99 external link.
create table navigation_items (
  id int generated always as identity primary key,
  place text not null check (place in ('header', 'sidebar', 'footerPlatform', 'footerServices')),
  zh_title text not null,
  en_title text not null,
  type smallint not null check (type in (1, 2, 99)),
  url text not null default '',
  position smallint not null,
  hidden boolean not null default false
);
create index navigation_items_place on navigation_items (place, position, id);
create trigger navigation_items_changed after insert or update or delete on navigation_items execute function tell_change();

-- What a Pavilion begins with; web/src/site/layouts/navigation.ts has the same lines for the moment before an answer comes.
insert into navigation_items (place, zh_title, en_title, type, url, position) values
  ('header', '首页', 'Home', 2, '/home', 1),
  ('header', '节目', 'Programmes', 2, '/program', 2),
  ('header', '云上节展', 'Festivals', 2, '/exhibition', 3),
  ('header', '活动论坛', 'Activities', 2, '/activityForum', 4),
  ('header', '资讯', 'News', 2, '/information', 5),
  ('header', '短视频大赛', 'Shorts', 2, '/competition', 6),
  ('header', '国内展商', 'Exhibitors', 2, '/domesticExhibitor', 7),
  ('header', '海外客商', 'Buyers', 2, '/overseasCustomers', 8),
  ('header', '关于我们', 'About', 2, '/about', 9),
  ('header', '语言', 'Language', 1, '', 10),
  ('sidebar', '首页', 'Home', 2, '/home', 1),
  ('sidebar', '云上节展', 'Cloud Festival Exhibition', 2, '/exhibition', 2),
  ('sidebar', '节目', 'Programmes', 2, '/program', 3),
  ('sidebar', '活动论坛', 'Activity Forum', 2, '/activityForum', 4),
  ('sidebar', '资讯', 'Information', 2, '/information', 5),
  ('sidebar', '短视频大赛', 'Short-video competition', 2, '/competition', 6),
  ('sidebar', '国内展商', 'Domestic exhibitors', 2, '/domesticExhibitor', 7),
  ('sidebar', '海外客商', 'Overseas customers', 2, '/overseasCustomers', 8),
  ('sidebar', '关于我们', 'About', 2, '/about', 9),
  ('sidebar', '语言', 'Language', 1, '', 10),
  ('footerPlatform', '节目', 'Programmes', 2, '/program', 1),
  ('footerPlatform', '云上节展', 'Festivals', 2, '/exhibition', 2),
  ('footerPlatform', '关于我们', 'About', 2, '/about', 3),
  ('footerPlatform', '用户协议', 'User agreement', 2, '/agreement', 4),
  ('footerPlatform', '隐私政策', 'Privacy policy', 2, '/privacy', 5),
  ('footerServices', '身份认证', 'Certification', 2, '/personal/userAuthe', 1),
  ('footerServices', '我的订单', 'My orders', 2, '/personal/order', 2),
  ('footerServices', '我的合同', 'My contracts', 2, '/personal/contract', 3),
  ('footerServices', '合同查验', 'Check a contract', 2, '/contract/check', 4);
