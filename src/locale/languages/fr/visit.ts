import type { Translations } from '../../translator/translator'

/** Finding, following, booking and coming. */
export const visit: Translations = {
  calendar: {
    label: 'Calendrier',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    today: 'Aujourd’hui',
    views: 'Affichage',
    month: 'Mois',
    list: 'Liste',
    choose: 'Choisissez un jour pour voir ses événements.',
    none: 'Aucun événement ce jour-là.',
    noneInMonth: 'Aucun événement ce mois-ci.',
    loading: 'Chargement des événements…',
    events: '{0, plural, one {{1} événement} many {{1} d’événements} other {{1} événements}}',
  },
  archive: { label: 'Archives', show: 'Afficher' },
  'rss-list': { label: 'Actualités' },
  'tour-dates': { tickets: 'Billets', soldOut: 'Complet', empty: 'Aucune date pour le moment.' },
  booking: {
    link: 'Réserver une table sur {0}',
    linkAt: 'Réserver une table chez {1} sur {0}',
    show: 'Réserver ici, sur cette page',
    notice: 'Le formulaire provient de {0}, qui saura alors que vous êtes ici.',
    loading: 'Chargement du formulaire…',
    failed: 'Le formulaire n’a pas pu être chargé. Le lien y mène.',
  },
  'member-area': {
    logIn: 'Se connecter',
    logOut: 'Se déconnecter',
    account: 'Votre compte',
    loggedIn: 'Votre session est ouverte.',
  },
  search: {
    label: 'Recherche',
    button: 'Rechercher',
    results: 'Résultats de la recherche',
    searching: 'Recherche en cours…',
    nothing: 'Aucun résultat pour «\u00a0{0}\u00a0»',
    found: '{0, plural, one {{1} résultat} many {{1} de résultats} other {{1} résultats}}',
    all: '{0, plural, one {Voir {1} résultat} many {Voir les {1} de résultats} other {Voir les {1} résultats}}',
  },
  'social-follow': { follow: 'Suivre @{0}' },
  'social-links': { label: 'Réseaux sociaux', email: 'E-mail', phone: 'Téléphone' },
  summary: { loading: 'Chargement…', readMore: 'Lire la suite', readMoreOf: 'Lire la suite\u00a0: {0}' },
  widget: { loading: 'Chargement…' },
}
