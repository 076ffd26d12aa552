// The routes (spec §2) and calls (spec §7) of the specification, verbatim.

export const routes = [
  ...'/login /register /forgotpassword /resetpassword'.split(' '),
  ...'/home /program /exhibition /list /activityForum /information /details /exhibitionDetails /activityDetails /informationDetails'.split(
    ' ',
  ),
  ...'defaults order order/details contract collection history signup exhibition address userProfile userAuthe formlog'
    .split(' ')
    .map((name) => `/personal/${name}`),
  ...'/search /booth /pingshen/booth /domesticExhibitor /overseasCustomers /overseasDetails /about /signup /contractProper'.split(
    ' ',
  ),
  ...'/submitOrder /resultPage /myOrderDetails /personUserAuthe /enterpriseUserAuthe /competition /competition/details'.split(
    ' ',
  ),
  ...'/form/submit /webform/index'.split(' '),
];
/** Routes without a login; all others require one, except `/personal/defaults` on narrow screens. */
export const publicRoutes = new Set([
  ...'/login /register /forgotpassword /resetpassword /home /program /exhibition /list /activityForum /information'.split(
    ' ',
  ),
  ...'/details /exhibitionDetails /activityDetails /informationDetails /search /domesticExhibitor /overseasCustomers'.split(
    ' ',
  ),
  ...'/overseasDetails /about /resultPage /competition /competition/details /form/submit /webform/index'.split(' '),
]);

const under = (method: 'GET' | 'POST', group: string, names: string) =>
  names.split(' ').map((name) => `${method} /api/${group}/${name}`);
export const calls = [
  ...under(
    'POST',
    'user',
    'login register getUserInfo getEmailCode forgetPassword authPersonIdentity authCompanyIdentity getUserAuthInfo editUserInfo changeUserPassword resetPassword addMyAddress editMyAddress removeMyAddress addCollection addVistor editExLinkman editExParticipant getExLinkman listExParticipant removeExParticipant getMeetingRegistrant listMeetingParticipant editMeetingParticipant editMeetingRegistrant removeMeetingParticipant',
  ),
  ...under(
    'GET',
    'user',
    'getMyHomepageUrl myVisitRecord myExhibitionOnlineList myMeetingInfoList myCollection myAddress',
  ),
  ...under('POST', 'resource', 'getSts uploadImage'),
  ...under(
    'POST',
    'programOrder',
    'preorderProgram orderProgram cancelProgram myOrderDetail signContract viewContract uploadVoucherFile uploadStampedContract uploadPaymentVoucher',
  ),
  ...under('GET', 'programOrder', 'myOrder myContract'),
  ...under('POST', 'serviceInfo', 'add'),
  ...under('GET', 'serviceInfo', 'listServiceInfo'),
  ...under('GET', 'index', 'getIndexPage searchContent'),
  ...under('GET', 'exhibitionOnline', 'regionTypeList list detail banner'),
  ...under('GET', 'programSale', 'typeList list detail'),
  ...under('GET', 'information', 'categoryList list detail'),
  'GET /api/information/getRightPanel/information',
  ...under('GET', 'meetingInfo', 'list detail'),
  ...under('GET', 'sellerInfo', 'list'),
  ...under('GET', 'buyerInfo', 'list detail'),
  ...under('GET', 'appPagePanel', 'getPagePanelBanner/:pagePanelCode'),
  ...under('GET', 'newForm', 'myNewFormDataList getFormData getFormStruct'),
  ...under('POST', 'newForm', 'submitData'),
  ...under('GET', 'videoCompetition', 'getVideoEntriesList getVideoEntriesDetail'),
  ...under('POST', 'videoCompetition', 'addVideoEntriesView vote'),
];

/** Features of later releases. The test fails as soon as one of them exists, so that this list only shrinks. */
export const later = new Set([
  ...'/personal/exhibition /personal/formlog /booth /pingshen/booth /form/submit /webform/index'.split(' '),
  ...under('GET', 'user', 'getMyHomepageUrl'),
  ...under('POST', 'serviceInfo', 'add'),
  ...under('GET', 'serviceInfo', 'listServiceInfo'),
  ...under('GET', 'newForm', 'myNewFormDataList getFormData getFormStruct'),
  ...under('POST', 'newForm', 'submitData'),
  ...under('POST', 'videoCompetition', 'vote'),
]);
