import type { Translations } from '../../translator'

/** Pictures, videos, maps and what else fills a page. */
export const media: Translations = {
  position: { of: '{0} von {1}' },
  gallery: {
    gallery: 'Galerie',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    carousel: 'Karussell',
    slide: 'Bild',
  },
  'gallery-autoplay': {
    stop: 'Automatische Bildfolge anhalten',
    start: 'Automatische Bildfolge starten',
  },
  'gallery-companions': { choose: 'Bild auswählen', slide: 'Bild {0}' },
  lightbox: {
    lightbox: 'Großansicht',
    close: 'Schließen',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    slide: 'Bild',
    carousel: 'Karussell',
    showCaption: 'Bildtext einblenden',
    hideCaption: 'Bildtext ausblenden',
    play: 'Abspielen',
    broken: 'Dieses Bild konnte nicht geladen werden.',
  },
  video: { play: 'Abspielen', pause: 'Anhalten', video: 'Video' },
  'video-player': {
    invalid: 'Ungültiges Video.',
    customThumbnail:
      'Eigene Vorschaubilder gibt es nur für eingebettete Videos. Schalten Sie das Vorschaubild in den Einstellungen des Videos aus.',
    vimeoBasic:
      'Konten bei Vimeo Basic werden nicht unterstützt. Bitte teilen Sie ein Video aus einem anderen Konto.',
  },
  map: {
    show: 'Karte anzeigen',
    from: 'Sie kommt von {0}; dort wird dann sichtbar, dass Sie hier sind.',
    loading: 'Die Karte wird geladen.',
    failed: 'Die Karte konnte nicht geladen werden.',
    tilesFailed: 'Die Bilder der Karte konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    map: 'Karte',
    mapOf: 'Karte: {0}',
    marker: 'Markierung',
    opens: '{0} (öffnet eine Kartenseite)',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
  },
  embed: {
    show: 'Hier anzeigen',
    showFrom: 'Inhalt von {0} anzeigen',
    notice: 'Er kommt von {0}; dort wird dann sichtbar, dass Sie hier sind.',
    scripts: 'Er bringt Skripte mit, die dann sehen, dass Sie hier sind.',
    content: 'Inhalt',
    from: 'Inhalt von {0}',
  },
  marquee: { pause: 'Lauftext anhalten', play: 'Lauftext starten' },
  'menu-tabs': { label: 'Speisekarten' },
  code: {
    code: 'Code',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert. Der Code ist markiert: Kopieren Sie ihn von dort.',
  },
  'share-buttons': {
    email: 'E-Mail',
    label: 'Teilen',
    share: 'Teilen …',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Der Link konnte nicht kopiert werden',
  },
  'pinterest-overlay': { save: 'Merken', label: 'Dieses Bild auf Pinterest merken' },
  'pricing-toggle': { label: 'Abrechnungszeitraum' },
}
