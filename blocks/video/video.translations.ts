import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: {
    video: { play: 'تشغيل', pause: 'إيقاف مؤقت', video: 'فيديو' },
    'video-player': {
      invalid: 'الفيديو المضمّن غير صالح.',
      customThumbnail:
        'الصور المصغّرة المخصصة متاحة لمقاطع الفيديو المضمّنة فقط. يرجى إيقافها من إعدادات الفيديو.',
      vimeoBasic: 'حسابات Vimeo Basic غير مدعومة. يرجى مشاركة فيديو من حساب آخر.',
    },
  },
  de: {
    video: { play: 'Abspielen', pause: 'Anhalten', video: 'Video' },
    'video-player': {
      invalid: 'Ungültiges Video.',
      customThumbnail:
        'Eigene Vorschaubilder gibt es nur für eingebettete Videos. Schalten Sie das Vorschaubild in den Einstellungen des Videos aus.',
      vimeoBasic:
        'Konten bei Vimeo Basic werden nicht unterstützt. Bitte teilen Sie ein Video aus einem anderen Konto.',
    },
  },
  es: {
    video: { play: 'Reproducir', pause: 'Pausar', video: 'Vídeo' },
    'video-player': {
      invalid: 'El vídeo no es válido.',
      customThumbnail:
        'Las miniaturas personalizadas solo están disponibles con vídeos insertados. Desactívelas en los ajustes del vídeo.',
      vimeoBasic: 'Las cuentas de Vimeo Basic no son compatibles. Comparta un vídeo desde otra cuenta.',
    },
  },
  fr: {
    video: { play: 'Lire', pause: 'Pause', video: 'Vidéo' },
    'video-player': {
      invalid: 'Vidéo non valide.',
      customThumbnail:
        'Les vignettes personnalisées ne sont possibles qu’avec les vidéos intégrées. Désactivez-les dans les réglages de la vidéo.',
      vimeoBasic:
        'Les comptes Vimeo Basic ne sont pas pris en charge. Veuillez partager une vidéo depuis un autre compte.',
    },
  },
  ja: {
    video: { play: '再生', pause: '一時停止', video: '動画' },
    'video-player': {
      invalid: '動画の埋め込みが無効です。',
      customThumbnail:
        'カスタムのサムネイル画像は埋め込み動画でのみ使用できます。動画の設定でサムネイル画像をオフにしてください。',
      vimeoBasic: 'Vimeo Basicのアカウントには対応していません。別のアカウントの動画を共有してください。',
    },
  },
} satisfies TranslationTable
