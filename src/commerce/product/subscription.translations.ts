import type { TranslationTable } from '../../locale/translator/translator'

export default {
  ar: {
    subscription: {
      week: '{0, plural, zero {يتجدد كل # أسبوع} one {يتجدد كل أسبوع} two {يتجدد كل أسبوعين} few {يتجدد كل # أسابيع} many {يتجدد كل # أسبوعًا} other {يتجدد كل # أسبوع}}',
      month:
        '{0, plural, zero {يتجدد كل # شهر} one {يتجدد كل شهر} two {يتجدد كل شهرين} few {يتجدد كل # أشهر} many {يتجدد كل # شهرًا} other {يتجدد كل # شهر}}',
      year: '{0, plural, zero {يتجدد كل # سنة} one {يتجدد كل سنة} two {يتجدد كل سنتين} few {يتجدد كل # سنوات} many {يتجدد كل # سنة} other {يتجدد كل # سنة}}',
      payments:
        '{0, plural, zero {بلا دفعات} one {لدفعة واحدة} two {لدفعتين} few {لـ # دفعات} many {لـ # دفعة} other {لـ # دفعة}}',
    },
  },
  de: {
    subscription: {
      week: '{0, plural, one {verlängert sich jede Woche} other {verlängert sich alle # Wochen}}',
      month: '{0, plural, one {verlängert sich jeden Monat} other {verlängert sich alle # Monate}}',
      year: '{0, plural, one {verlängert sich jedes Jahr} other {verlängert sich alle # Jahre}}',
      payments: '{0, plural, one {für # Zahlung} other {für # Zahlungen}}',
    },
  },
  es: {
    subscription: {
      week: '{0, plural, one {se renueva cada semana} many {se renueva cada # de semanas} other {se renueva cada # semanas}}',
      month:
        '{0, plural, one {se renueva cada mes} many {se renueva cada # de meses} other {se renueva cada # meses}}',
      year: '{0, plural, one {se renueva cada año} many {se renueva cada # de años} other {se renueva cada # años}}',
      payments: '{0, plural, one {durante # pago} many {durante # de pagos} other {durante # pagos}}',
    },
  },
  fr: {
    subscription: {
      week: '{0, plural, one {renouvelé chaque semaine} many {renouvelé toutes les # de semaines} other {renouvelé toutes les # semaines}}',
      month:
        '{0, plural, one {renouvelé chaque mois} many {renouvelé tous les # de mois} other {renouvelé tous les # mois}}',
      year: '{0, plural, one {renouvelé chaque année} many {renouvelé tous les # d’années} other {renouvelé tous les # ans}}',
      payments: '{0, plural, one {pour # paiement} many {pour # de paiements} other {pour # paiements}}',
    },
  },
  ja: {
    subscription: {
      week: '{0, plural, =1 {毎週更新} other {#週間ごとに更新}}',
      month: '{0, plural, =1 {毎月更新} other {#か月ごとに更新}}',
      year: '{0, plural, =1 {毎年更新} other {#年ごとに更新}}',
      payments: '（お支払い{0}回）',
    },
  },
} satisfies TranslationTable
