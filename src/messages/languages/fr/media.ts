import type { Translations } from '../../translator'

/** Pictures, videos, maps and what else fills a page. */
export const media: Translations = {
  position: { of: '{0} sur {1}' },
  gallery: {
    gallery: 'Galerie',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    carousel: 'carrousel',
    slide: 'diapositive',
  },
  'gallery-autoplay': {
    stop: 'Arrêter le défilement automatique',
    start: 'Démarrer le défilement automatique',
  },
  'gallery-companions': { choose: 'Choisir une diapositive', slide: 'Diapositive {0}' },
  lightbox: {
    lightbox: 'Visionneuse',
    close: 'Fermer',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    slide: 'diapositive',
    carousel: 'carrousel',
    showCaption: 'Afficher la légende',
    hideCaption: 'Masquer la légende',
    play: 'Lire',
    broken: 'Cette image n’a pas pu être chargée.',
  },
  video: { play: 'Lire', pause: 'Pause', video: 'Vidéo' },
  'video-player': {
    invalid: 'Vidéo non valide.',
    customThumbnail:
      'Les vignettes personnalisées ne sont possibles qu’avec les vidéos intégrées. Désactivez-les dans les réglages de la vidéo.',
    vimeoBasic:
      'Les comptes Vimeo Basic ne sont pas pris en charge. Veuillez partager une vidéo depuis un autre compte.',
  },
  map: {
    show: 'Afficher la carte',
    from: 'Elle provient de {0}, qui saura alors que vous êtes ici.',
    loading: 'Chargement de la carte.',
    failed: 'La carte n’a pas pu être chargée.',
    tilesFailed: 'Les images de la carte n’ont pas pu être chargées.',
    again: 'Réessayer',
    map: 'Carte',
    mapOf: 'Carte : {0}',
    marker: 'Repère',
    opens: '{0} (ouvre une page de cartes)',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
  },
  embed: {
    show: 'Afficher ici',
    showFrom: 'Afficher le contenu de {0}',
    notice: 'Il provient de {0}, qui saura alors que vous êtes ici.',
    scripts: 'Il contient des scripts, qui sauront alors que vous êtes ici.',
    content: 'Contenu',
    from: 'Contenu de {0}',
  },
  marquee: { pause: 'Arrêter le texte défilant', play: 'Relancer le texte défilant' },
  'menu-tabs': { label: 'Cartes et menus' },
  code: {
    code: 'Code',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Copie impossible. Le code est sélectionné : copiez-le directement.',
  },
  'share-buttons': {
    email: 'E-mail',
    label: 'Partager',
    share: 'Partager…',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyFailed: 'Le lien n’a pas pu être copié',
  },
  'pinterest-overlay': { save: 'Enregistrer', label: 'Enregistrer cette image sur Pinterest' },
  'pricing-toggle': { label: 'Période de facturation' },
}
