import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    gallery: {
      gallery: 'معرض الصور',
      previous: 'الشريحة السابقة',
      next: 'الشريحة التالية',
      carousel: 'عرض دوّار',
      slide: 'شريحة',
    },
    'gallery-autoplay': { stop: 'إيقاف عرض الشرائح التلقائي', start: 'بدء عرض الشرائح التلقائي' },
    'gallery-companions': { choose: 'اختيار شريحة', slide: 'الشريحة {0}' },
  },
  de: {
    gallery: {
      gallery: 'Galerie',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      carousel: 'Karussell',
      slide: 'Bild',
    },
    'gallery-autoplay': { stop: 'Automatische Bildfolge anhalten', start: 'Automatische Bildfolge starten' },
    'gallery-companions': { choose: 'Bild auswählen', slide: 'Bild {0}' },
  },
  es: {
    gallery: {
      gallery: 'Galería',
      previous: 'Diapositiva anterior',
      next: 'Diapositiva siguiente',
      carousel: 'carrusel',
      slide: 'diapositiva',
    },
    'gallery-autoplay': {
      stop: 'Detener la reproducción automática',
      start: 'Iniciar la reproducción automática',
    },
    'gallery-companions': { choose: 'Elegir diapositiva', slide: 'Diapositiva {0}' },
  },
  fr: {
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
  },
  ja: {
    gallery: {
      gallery: 'ギャラリー',
      previous: '前のスライド',
      next: '次のスライド',
      carousel: 'カルーセル',
      slide: 'スライド',
    },
    'gallery-autoplay': { stop: 'スライドの自動再生を停止', start: 'スライドの自動再生を開始' },
    'gallery-companions': { choose: 'スライドを選択', slide: 'スライド{0}' },
  },
} satisfies TranslationTable
