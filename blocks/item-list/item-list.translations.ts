import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    'item-list': {
      carousel: 'عرض دوّار',
      label: 'مختارات',
      previous: 'السابق',
      next: 'التالي',
    },
    'item-list-autoplay': { pause: 'إيقاف التمرير التلقائي', play: 'بدء التمرير التلقائي' },
  },
  de: {
    'item-list': {
      carousel: 'Karussell',
      label: 'Highlights',
      previous: 'Zurück',
      next: 'Weiter',
    },
    'item-list-autoplay': { pause: 'Automatischen Wechsel anhalten', play: 'Automatischen Wechsel starten' },
  },
  es: {
    'item-list': {
      carousel: 'carrusel',
      label: 'Destacados',
      previous: 'Anterior',
      next: 'Siguiente',
    },
    'item-list-autoplay': {
      pause: 'Detener el desplazamiento automático',
      play: 'Iniciar el desplazamiento automático',
    },
  },
  fr: {
    'item-list': {
      carousel: 'carrousel',
      label: 'À la une',
      previous: 'Précédent',
      next: 'Suivant',
    },
    'item-list-autoplay': {
      pause: 'Arrêter le défilement automatique',
      play: 'Lancer le défilement automatique',
    },
  },
  ja: {
    'item-list': {
      carousel: 'カルーセル',
      label: '注目の項目',
      previous: '前へ',
      next: '次へ',
    },
    'item-list-autoplay': { pause: '自動スクロールを停止', play: '自動スクロールを開始' },
  },
} satisfies TranslationTable
