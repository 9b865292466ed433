/** The header of a newer exported page, with a folder. */
export const NEW = `<header id="header" class="header light" data-section-theme="light">
  <div class="header-inner">
    <div class="header-title"><a href="/">Potter</a></div>
    <div class="header-nav"><nav class="header-nav-list">
      <div class="header-nav-item header-nav-item--folder">
        <a class="header-nav-folder-title" href="/about" tabindex="-1">About</a>
        <div class="header-nav-folder-content"><a href="/team">Team</a><a href="/kiln">Kiln</a></div>
      </div>
      <div class="header-nav-item"><a href="/visit">Visit</a></div>
    </nav></div>
    <div class="header-burger"><button class="header-burger-btn burger">
      <span class="js-header-burger-open-title" hidden>Open Menu</span>
      <span class="js-header-burger-close-title" hidden>Close Menu</span>
    </button></div>
  </div>
  <div class="header-menu header-menu--folder-list" data-section-theme="dark">
    <div class="header-menu-nav"><nav class="header-menu-nav-list">
      <div data-folder="root" class="header-menu-nav-folder">
        <a data-folder-id="/about" href="/about">About</a>
        <a href="/visit">Visit</a>
      </div>
      <div data-folder="/about" class="header-menu-nav-folder">
        <a data-action="back" href="/" tabindex="-1">Back</a>
        <a href="#team" tabindex="-1">Team</a>
      </div>
    </nav></div>
  </div>
</header>`

/** The styles of its template that open and close things. */
export const NEW_CSS = `
  .header-menu { position: fixed; inset: 0; visibility: hidden; opacity: 0; background: #fff }
  .header--menu-open .header-menu { visibility: visible; opacity: 1 }
  .header--menu-open .header-nav { display: none }
  @media (width < 500px) { .header-nav { display: none } }
  .header-inner { position: relative; z-index: 2 }
  .header-menu-nav-folder { visibility: hidden; position: absolute }
  .header--menu-open .header-menu-nav-folder--active { visibility: visible }
  .header-nav-folder-content { visibility: hidden; opacity: 0 }
  .header-nav-item--folder:hover .header-nav-folder-content { visibility: visible; opacity: 1 }`

/** The header of an older exported page, with a folder. */
export const OLD = `<div class="Mobile-bar"><button class="Mobile-bar-menu" data-controller="MobileOverlayToggle"><svg></svg></button></div>
<div class="Mobile-overlay">
  <div class="Mobile-overlay-menu" data-controller="MobileOverlayFolders">
    <div class="Mobile-overlay-menu-main"><nav>
      <button class="Mobile-overlay-nav-item" data-controller-folder-toggle="about">About</button>
      <a href="/visit" class="Mobile-overlay-nav-item">Visit</a>
    </nav></div>
    <div class="Mobile-overlay-folders"><div class="Mobile-overlay-folder" data-controller-folder="about">
      <button data-controller-folder-toggle="about">Back</button><a href="#team">Team</a>
    </div></div>
  </div>
  <button class="Mobile-overlay-close" data-controller="MobileOverlayToggle"><svg></svg></button>
</div>`
