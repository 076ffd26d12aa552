import type { CompetitionForm } from '@pavilion/protocol/competition.console.ts';
import { DAY_MS } from '@pavilion/protocol/kit/days.ts';

const hour = 3_600_000;
/** Full hours of Beijing's clock, so that a window reads like one that people set. */
const onTheHour = (at: number, beijingHour: number) => {
  const midnight = Math.floor((at + 8 * hour) / DAY_MS) * DAY_MS - 8 * hour;
  return new Date(midnight + beijingHour * hour).toISOString();
};

const zhRules = `
<h2>谁可以参赛</h2>
<p>高校在读学生、三年内的毕业生以及独立创作者均可报名，个人或不超过五人的团队皆可。每位作者最多提交两部作品。</p>
<h2>作品要求</h2>
<ul>
<li>竖屏 9:16，时长不超过三分钟，H.264 编码的 MP4 文件，不低于 1080×1920。</li>
<li>作品须为原创，音乐、字体与素材均已取得授权；由生成工具参与制作的部分须在简介中注明。</li>
<li>须附中文或英文字幕；有对白的作品两种语言都要有。</li>
</ul>
<h2>投票</h2>
<ul>
<li>完成认证的用户可以投票：同一作品每天一票，全部作品每天最多十票，按北京时间零点更新。</li>
<li>票数异常集中的作品会先行核查，核查期间票数单独列示，不作删除。</li>
<li>校园展映（初选）的现场票已经计入，网上投票在此基础上累计。</li>
<li>投票于截止时刻由服务器时钟关闭，此后到达的选票不计入。</li>
</ul>
<h2>奖项</h2>
<table>
<thead><tr><th>奖项</th><th>名额</th><th>产生办法</th></tr></thead>
<tbody>
<tr><td>观众之选</td><td>3</td><td>按投票结果</td></tr>
<tr><td>评审奖</td><td>3</td><td>由五位评审独立评分后取平均</td></tr>
<tr><td>最佳声音</td><td>1</td><td>评审奖入围作品中产生</td></tr>
</tbody>
</table>
<p>获奖作品将在节展现场放映，作者保留作品的全部权利。</p>`;

const enRules = `
<h2>Who may enter</h2>
<p>Students, graduates of the last three years and independent makers, alone or in teams of up to five. Each maker may enter two films.</p>
<h2>The film</h2>
<ul>
<li>Upright, 9:16, no longer than three minutes; an MP4 file in H.264, at least 1080×1920.</li>
<li>Your own work, with music, typefaces and footage cleared. Parts made with generative tools are named in the description.</li>
<li>Captions in Chinese or English; films with dialogue carry both.</li>
</ul>
<h2>Voting</h2>
<ul>
<li>Certified users vote: once a day for an entry, up to ten votes a day in all. The day begins at midnight in Beijing.</li>
<li>Votes that arrive in unusual bursts are looked into first. Until then they are shown apart, not deleted.</li>
<li>Votes cast at the campus screenings of the first round are already in the count; online votes are added to them.</li>
<li>Voting closes by the server’s clock; votes that arrive later do not count.</li>
</ul>
<h2>Awards</h2>
<table>
<thead><tr><th>Award</th><th>Places</th><th>Decided by</th></tr></thead>
<tbody>
<tr><td>Audience choice</td><td>3</td><td>the votes</td></tr>
<tr><td>Jury award</td><td>3</td><td>five jurors, scoring apart</td></tr>
<tr><td>Best sound</td><td>1</td><td>among the jury’s shortlist</td></tr>
</tbody>
</table>
<p>Winning films are screened at the fair. Makers keep all rights in their work.</p>`;

/** Entries have closed, voting opens in nine days: what the demo fair looks like on the day it is set up. */
export function competitionAt(now: Date): CompetitionForm {
  const at = now.getTime();
  return {
    zhTitle: '短视频大赛',
    enTitle: 'Short Video Competition',
    zhLead: '竖过来的银幕，三分钟以内的故事。二十部入围作品，等您来看。',
    enLead: 'A screen stood on its end, a story under three minutes. Twenty shortlisted films to watch.',
    zhRules,
    enRules,
    entryOpensAt: onTheHour(at - 75 * DAY_MS, 10),
    entryClosesAt: onTheHour(at - 12 * DAY_MS, 18),
    votingOpensAt: onTheHour(at + 9 * DAY_MS, 10),
    votingClosesAt: onTheHour(at + 30 * DAY_MS, 18),
    votesPerDay: 10,
    bannerId: null,
  };
}
