/** Applies the reader's theme before the first paint; a frame has that of the page around it. */
const theme = localStorage.getItem('ashlar-docs-theme')
if (theme) document.documentElement.dataset.theme = theme
