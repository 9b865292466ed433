import { startFolds } from './folds.ts'
import { fitFrames } from './frames.ts'
import { startNavigation } from './navigation.ts'
import { startSearch } from './search-button.ts'
import { startThemeSwitch } from './theme-switch.ts'

startThemeSwitch()
startNavigation()
startSearch()
fitFrames()
startFolds()

// Where scripts run, the block around the code scrolls.
document.addEventListener('ashlar:ready', ({ target }) => {
  if (target instanceof Element) target.querySelector('.code__body pre')?.removeAttribute('tabindex')
})
