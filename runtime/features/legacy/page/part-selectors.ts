/**
 * What exported pages have beside their blocks, by the files that bring it to life: pages load those that they need, and
 * `ashlar adopt` adds up their bytes.
 */
export const PART_SELECTORS = {
  sections: '.page-section, .sqs-layout, .sqs-block, .Index, .index-section, .sqs-video-background',
  'dynamic-text': '.sqs-dynamic-text, .sqsrte-scaled-text',
  'background-videos':
    '.sqs-video-background[data-config-url], .gallery-video-background[data-config-url], .sqs-video-background-native[data-config-video]',
  dividers: '.has-section-divider',
  'media-effects': '.page-section[data-current-context*="backgroundMediaEffect"]',
  // Burger buttons, menus, folders, and what has a place while the page scrolls.
  'legacy-header':
    'header.header, header.Header, .header-burger-btn, .header-menu, .header-menu [data-folder], [data-folder-id], .Mobile-overlay, [data-controller~=MobileOverlayToggle], [data-controller-folder], [data-controller-folder-toggle], .header-nav-item--folder, .Header-nav-item--folder, .mobile-nav-toggle-label, .folder-toggle-label',
} as const
