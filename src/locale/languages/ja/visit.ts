import type { Translations } from '../../translator/translator'

/** Finding, following, booking and coming. */
export const visit: Translations = {
  calendar: {
    label: 'カレンダー',
    previous: '前の月',
    next: '次の月',
    today: '今日',
    views: '表示',
    month: '月',
    list: 'リスト',
    choose: '日付を選ぶと、その日の予定が表示されます。',
    none: 'この日の予定はありません。',
    noneInMonth: '今月の予定はありません。',
    loading: '予定を読み込んでいます…',
    events: '{0, plural, other {予定{1}件}}',
  },
  archive: { label: 'アーカイブ', show: '表示' },
  'rss-list': { label: 'お知らせ' },
  'tour-dates': {
    tickets: 'チケット',
    soldOut: '完売',
    empty: '現在、予定されている日程はありません。',
  },
  booking: {
    link: '{0}でテーブルを予約',
    linkAt: '{1}のテーブルを{0}で予約',
    show: 'このページで予約する',
    notice: 'フォームは{0}から読み込まれ、閲覧していることが{0}に伝わります。',
    loading: 'フォームを読み込んでいます…',
    failed: 'フォームを読み込めませんでした。リンク先からご予約ください。',
  },
  'member-area': {
    logIn: 'ログイン',
    logOut: 'ログアウト',
    account: 'アカウント',
    loggedIn: 'ログインしています。',
  },
  search: {
    label: '検索',
    button: '検索',
    results: '検索結果',
    searching: '検索しています…',
    nothing: '「{0}」に一致する結果はありません',
    found: '{0, plural, other {{1}件}}',
    all: '{0, plural, other {{1}件の結果をすべて見る}}',
  },
  'social-follow': { follow: '@{0}をフォロー' },
  'social-links': { label: 'SNS・連絡先', email: 'メール', phone: '電話' },
  summary: { loading: '読み込んでいます…', readMore: '続きを読む', readMoreOf: '続きを読む：{0}' },
  widget: { loading: '読み込んでいます…' },
}
