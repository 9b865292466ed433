/** What newer browsers know of a language; older ones have it as a property, or not at all. */
interface WeekLocale extends Intl.Locale {
  getWeekInfo?(): { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** Regions whose weeks begin on Sunday, and on Saturday (CLDR 48), for browsers that do not know. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** The weekday that weeks begin with where a language is spoken: Monday is 1, Sunday 7. */
export function firstDayOf(language: string | undefined): number {
  const { locale } = new Intl.DateTimeFormat(language).resolvedOptions()
  const spoken: WeekLocale = new Intl.Locale(locale)
  const info = spoken.getWeekInfo?.() ?? spoken.weekInfo
  return info?.firstDay ?? firstDayIn(spoken.maximize().region)
}

/** The same by the table alone. */
export function firstDayIn(region = ''): number {
  if (SUNDAY.split(' ').includes(region)) return 7
  return SATURDAY.split(' ').includes(region) ? 6 : 1
}
