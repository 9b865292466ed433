import { dom } from '../../src/data/core/dom'

/**
 * Until a block renders, its style sheet hides what its view will hide, and an animation reveals that after a few
 * seconds in case no script works. The scripts work: the animations stand still, since a block far below renders only
 * when the visitor comes near, and would then shift the page.
 */
export function holdReveals(signal: AbortSignal): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html{--ashlar-reveal:paused}')
  dom.adoptedStyleSheets.push(sheet)
  signal.addEventListener('abort', () => {
    dom.adoptedStyleSheets = dom.adoptedStyleSheets.filter(other => other !== sheet)
  })
}

/** Lets the animations of a failed block go on. */
export function letReveal(block: Element): void {
  for (const animation of block.getAnimations({ subtree: true })) {
    if (animation.playState === 'paused') animation.play()
  }
}
