/** Territory groups that the staff of the fair added to those of UN M49. */
export const territoryGroups = [
  {
    code: 'russian_speaking',
    zhName: '俄语区',
    enName: 'Russian-speaking territories',
    countries: 'AM AZ BY KG KZ RU TJ TM UZ'.split(' '),
  },
  { code: 'dach', zhName: '德语区', enName: 'German-speaking Europe', countries: ['AT', 'CH', 'DE', 'LI'] },
];
