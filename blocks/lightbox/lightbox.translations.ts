import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    lightbox: {
      lightbox: 'عارض الصور',
      previous: 'الشريحة السابقة',
      next: 'الشريحة التالية',
      slide: 'شريحة',
      carousel: 'عرض دوّار',
      showCaption: 'إظهار التعليق',
      hideCaption: 'إخفاء التعليق',
      play: 'تشغيل',
      zoom: 'تكبير',
      broken: 'تعذّر تحميل هذه الصورة.',
    },
  },
  de: {
    lightbox: {
      lightbox: 'Großansicht',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
      slide: 'Bild',
      carousel: 'Karussell',
      showCaption: 'Bildtext einblenden',
      hideCaption: 'Bildtext ausblenden',
      play: 'Abspielen',
      zoom: 'Vergrößern',
      broken: 'Dieses Bild konnte nicht geladen werden.',
    },
  },
  es: {
    lightbox: {
      lightbox: 'Visor de imágenes',
      previous: 'Diapositiva anterior',
      next: 'Diapositiva siguiente',
      slide: 'diapositiva',
      carousel: 'carrusel',
      showCaption: 'Mostrar el pie de foto',
      hideCaption: 'Ocultar el pie de foto',
      play: 'Reproducir',
      zoom: 'Ampliar',
      broken: 'No se ha podido cargar esta imagen.',
    },
  },
  fr: {
    lightbox: {
      lightbox: 'Visionneuse',
      previous: 'Diapositive précédente',
      next: 'Diapositive suivante',
      slide: 'diapositive',
      carousel: 'carrousel',
      showCaption: 'Afficher la légende',
      hideCaption: 'Masquer la légende',
      play: 'Lire',
      zoom: 'Agrandir',
      broken: 'Cette image n’a pas pu être chargée.',
    },
  },
  ja: {
    lightbox: {
      lightbox: '拡大表示',
      previous: '前のスライド',
      next: '次のスライド',
      slide: 'スライド',
      carousel: 'カルーセル',
      showCaption: 'キャプションを表示',
      hideCaption: 'キャプションを非表示',
      play: '再生',
      zoom: '拡大',
      broken: 'この画像を読み込めませんでした。',
    },
  },
} satisfies TranslationTable
