import type { Page } from './page.ts'
import { accordion } from './qa/accordion.ts'
import { archivePage } from './qa/archive.ts'
import { audioPage } from './qa/audio.ts'
import { barsPage } from './qa/bars.ts'
import { blockIndex } from './qa/block-index.ts'
import { blockPages } from './qa/block-pages.ts'
import { board } from './qa/board.ts'
import { bookingPreviewPage, bookingsPage } from './qa/bookings.ts'
import { buttonPage } from './qa/button.ts'
import { calendarPage } from './qa/calendar.ts'
import { cartDrawerPage, expressCheckoutPage } from './qa/cart.ts'
import { chartPage } from './qa/chart.ts'
import { codePage } from './qa/code.ts'
import { collectionViewsPage } from './qa/collection-views.ts'
import { cookieBannerPage } from './qa/cookie-banner.ts'
import { dialogsPage } from './qa/dialogs.ts'
import { donationPage } from './qa/donation.ts'
import { embedPage } from './qa/embed.ts'
import { errors } from './qa/errors.ts'
import { fittedTextPage } from './qa/fitted-text.ts'
import { formPage } from './qa/form.ts'
import { galleryLayoutsPage, galleryPage } from './qa/gallery.ts'
import { galleryLinkedPage } from './qa/gallery-linked.ts'
import { galleryMotionPage } from './qa/gallery-motion.ts'
import { home } from './qa/home.ts'
import { image } from './qa/image.ts'
import { lightbox } from './qa/lightbox.ts'
import { loading, loadingMany } from './qa/loading.ts'
import { mapPage } from './qa/map.ts'
import { marqueePage } from './qa/marquee.ts'
import { memberAreaPage } from './qa/member-area.ts'
import { menuTabsPage } from './qa/menu-tabs.ts'
import { newsletterPage } from './qa/newsletter.ts'
import { pageLockPage } from './qa/page-lock.ts'
import { popupPage } from './qa/popup.ts'
import { pricePage } from './qa/price.ts'
import { pricingTogglePage } from './qa/pricing-toggle.ts'
import { productListPage } from './qa/product-list.ts'
import { productReviewsPage } from './qa/product-reviews.ts'
import { quotePage } from './qa/quote.ts'
import { rssListPage } from './qa/rss-list.ts'
import { searchBlockPage } from './qa/search.ts'
import { shapePage } from './qa/shape.ts'
import { socialPage } from './qa/social.ts'
import { summaryPage } from './qa/summary.ts'
import { video } from './qa/video.ts'
import { widgetPage } from './qa/widget.ts'

/** Every page of the QA site in reading order. */
export const pages: readonly Page[] = [
  home,
  blockIndex(() => pages),
  accordion,
  archivePage,
  audioPage,
  buttonPage,
  calendarPage,
  cartDrawerPage,
  chartPage,
  codePage,
  cookieBannerPage,
  dialogsPage,
  donationPage,
  embedPage,
  expressCheckoutPage,
  fittedTextPage,
  formPage,
  galleryPage,
  galleryLayoutsPage,
  galleryLinkedPage,
  galleryMotionPage,
  image,
  lightbox,
  mapPage,
  marqueePage,
  menuTabsPage,
  newsletterPage,
  pricePage,
  productListPage,
  productReviewsPage,
  pricingTogglePage,
  quotePage,
  rssListPage,
  shapePage,
  summaryPage,
  searchBlockPage,
  video,
  widgetPage,
  ...blockPages,
  popupPage,
  barsPage,
  pageLockPage,
  bookingsPage,
  bookingPreviewPage,
  memberAreaPage,
  socialPage,
  collectionViewsPage,
  loading,
  loadingMany,
  errors,
  board,
]
