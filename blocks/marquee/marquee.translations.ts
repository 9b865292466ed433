import type { TranslationTable } from '../../src/locale/translator/translator'

export default {
  ar: { marquee: { pause: 'إيقاف النص المتحرك', play: 'تشغيل النص المتحرك' } },
  de: { marquee: { pause: 'Lauftext anhalten', play: 'Lauftext starten' } },
  es: { marquee: { pause: 'Detener el texto en movimiento', play: 'Reanudar el texto en movimiento' } },
  fr: { marquee: { pause: 'Arrêter le texte défilant', play: 'Relancer le texte défilant' } },
  ja: { marquee: { pause: '流れる文字を停止', play: '流れる文字を再生' } },
} satisfies TranslationTable
