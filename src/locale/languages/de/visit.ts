import type { Translations } from '../../translator/translator'

/** Finding, following, booking and coming. */
export const visit: Translations = {
  calendar: {
    label: 'Kalender',
    previous: 'Vorheriger Monat',
    next: 'Nächster Monat',
    today: 'Heute',
    views: 'Ansicht',
    month: 'Monat',
    list: 'Liste',
    choose: 'Wählen Sie einen Tag, um seine Termine zu sehen.',
    none: 'Keine Termine an diesem Tag.',
    noneInMonth: 'Keine Termine in diesem Monat.',
    loading: 'Termine werden geladen\u00a0…',
    events: '{0, plural, one {{1} Termin} other {{1} Termine}}',
  },
  archive: { label: 'Archiv', show: 'Anzeigen' },
  'rss-list': { label: 'Neues' },
  'tour-dates': { tickets: 'Tickets', soldOut: 'Ausverkauft', empty: 'Zurzeit keine Termine.' },
  booking: {
    link: 'Tisch über {0} reservieren',
    linkAt: 'Tisch bei {1} über {0} reservieren',
    show: 'Hier auf dieser Seite reservieren',
    notice: 'Das Formular kommt von {0}; dort wird dann sichtbar, dass Sie hier sind.',
    loading: 'Das Formular wird geladen\u00a0…',
    failed: 'Das Formular konnte nicht geladen werden. Der Link führt zu ihm.',
  },
  'member-area': {
    logIn: 'Anmelden',
    logOut: 'Abmelden',
    account: 'Ihr Konto',
    loggedIn: 'Sie sind angemeldet.',
  },
  search: {
    label: 'Suche',
    button: 'Suchen',
    results: 'Suchergebnisse',
    searching: 'Suche läuft\u00a0…',
    nothing: 'Nichts gefunden für „{0}“',
    found: '{0, plural, one {{1} Ergebnis} other {{1} Ergebnisse}}',
    all: '{0, plural, one {{1} Ergebnis ansehen} other {Alle {1} Ergebnisse ansehen}}',
  },
  'social-follow': { follow: '@{0} folgen' },
  'social-links': { label: 'Soziale Netzwerke', email: 'E-Mail', phone: 'Telefon' },
  summary: { loading: 'Wird geladen\u00a0…', readMore: 'Weiterlesen', readMoreOf: 'Weiterlesen: {0}' },
  widget: { loading: 'Wird geladen\u00a0…' },
}
