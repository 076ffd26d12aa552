// Invented attendees of the demo fair. Passport numbers are placeholders; e-mail addresses use the reserved domain example.com.
import {
  AircraftClass,
  FoodPreference,
  HotelPreference,
  IdType,
  TrafficType,
  YesNo,
} from '@pavilion/protocol/enumerations.ts';

type SeedAttendee = readonly [
  name: string,
  englishName: string,
  sex: 1 | 2,
  birthDate: string,
  nation: string,
  nativePlace: string,
  job: string,
];
const attendees: readonly SeedAttendee[] = [
  ['沈知远', 'Shen Zhiyuan', 2, '1979-05-12', '汉族', '江苏南通', '总经理'],
  ['陆明溪', 'Lu Mingxi', 1, '1988-11-03', '汉族', '江苏苏州', '国际发行'],
  ['艾米拉', 'Amira Haddad', 1, '1986-02-27', '黎巴嫩', '贝鲁特', '制片人'],
  ['周一帆', 'Zhou Yifan', 2, '1991-08-19', '汉族', '浙江杭州', '法务'],
  ['何岚', 'He Lan', 1, '1994-04-06', '回族', '宁夏银川', '译审'],
  ['顾长宁', 'Gu Changning', 2, '1982-12-30', '汉族', '上海', '采购总监'],
  ['段小满', 'Duan Xiaoman', 1, '1996-07-15', '白族', '云南大理', '项目经理'],
  ['韩既白', 'Han Jibai', 2, '1985-09-21', '汉族', '山东青岛', '导演'],
];
const contactOf = (i: number) => ({ phone: `1380000${1101 + i}`, email: `attendee-${i + 1}@example.com` });
const passportOf = (i: number) => `E${88_000_100 + i * 37}`;

/** The form of the attendee with this number for an exhibition. */
export function exhibitionForm(i: number) {
  const [name, pinying, sex, birthDate, nation, nativePlace, jobZh] = attendees[i]!;
  const person = { name, pinying, sex, birthDate, nation, nativePlace, jobZh };
  return { ...person, sfType: IdType.passport, sfNum: passportOf(i), ...contactOf(i) };
}
/** The same for a meeting, with what the organisers arrange. */
export function meetingForm(i: number, today: Date) {
  const [userName, userNameEn, sex, birthDate, nation, nativePlace, job] = attendees[i]!;
  const { phone: mobile, email: mail } = contactOf(i);
  const flies = i % 2 === 0;
  return {
    userName,
    userNameEn,
    sex,
    birthDate,
    nation,
    nativePlace,
    job,
    mobile,
    mail,
    age: today.getUTCFullYear() - Number(birthDate.slice(0, 4)),
    education: flies ? '本科' : '硕士',
    politicalOutlook: '群众',
    sfType: IdType.passport,
    idNo: passportOf(i),
    workTel: '025-86660000',
    hotelPre: i % 3 === 2 ? null : HotelPreference.singleRoom,
    trafficPre: flies ? TrafficType.aircraft : TrafficType.highSpeedRail,
    aircraftPre: flies ? AircraftClass.economy : null,
    foodPre: i === 4 ? FoodPreference.vegetarian : null,
    isTranslate: i === 2 ? YesNo.yes : YesNo.no,
  };
}
