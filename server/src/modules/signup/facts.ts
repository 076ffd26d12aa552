// Attendees as staff read them: labels and values in the reader's language, the ID number masked unless asked for.
import { fieldsOf } from '@pavilion/protocol/attendeeSheet.ts';
import { AttendeeType } from '@pavilion/protocol/attendees.ts';
import {
  AircraftClass,
  FoodPreference,
  HotelPreference,
  IdType,
  Sex,
  TrafficType,
  YesNo,
} from '@pavilion/protocol/enumerations.ts';
import { labelOf } from '@pavilion/protocol/kit/issues.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { propertiesOf } from '@pavilion/protocol/kit/unknown.ts';
import { maskedIdNumber } from '../../kit/masks.ts';
import { type PersonAnswers, toExhibition, toMeeting } from './answers.ts';

const lists: Readonly<Record<string, { options: readonly ({ code: number } & Text)[] }>> = {
  sex: Sex,
  sfType: IdType,
  hotelPre: HotelPreference,
  trafficPre: TrafficType,
  aircraftPre: AircraftClass,
  transferService: TrafficType,
  foodPre: FoodPreference,
  isTranslate: YesNo,
  officialCar: YesNo,
};
const shownValue = (field: string, value: unknown, locale: Locale): string => {
  const option = lists[field]?.options.find(({ code }) => code === value);
  return option ? say(option, locale) : String(value ?? '');
};

export interface Fact {
  field: string;
  label: string;
  value: string;
}
/** Lists all fields of the type, the empty ones too. */
export function factsOf(type: AttendeeType, person: PersonAnswers, locale: Locale, wholeNumber = false): Fact[] {
  const shown = wholeNumber ? person : { ...person, idNumber: maskedIdNumber(person.idNumber) };
  const values = propertiesOf(type === AttendeeType.exhibition ? toExhibition(shown) : toMeeting(shown));
  return Object.entries(fieldsOf(type)).map(([field, schema]) => {
    const label = labelOf(schema);
    return { field, label: label ? say(label, locale) : field, value: shownValue(field, values[field], locale) };
  });
}

/** Lists the fields that differ. Of two ID numbers with the same end the change is still shown. */
export function differences(type: AttendeeType, before: PersonAnswers, after: PersonAnswers, locale: Locale) {
  const old = new Map(factsOf(type, before, locale).map((fact) => [fact.field, fact.value]));
  const numberField = type === AttendeeType.exhibition ? 'sfNum' : 'idNo';
  return factsOf(type, after, locale).flatMap(({ field, label, value }) => {
    const was = old.get(field) ?? '';
    const differs = field === numberField ? before.idNumber !== after.idNumber : was !== value;
    return differs ? [{ label, before: was, after: value }] : [];
  });
}
