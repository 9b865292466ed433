// Makes each frame of the wall as high as its content.
for (const frame of document.querySelectorAll('.wall__tile iframe')) {
  const follow = () => {
    const { body } = frame.contentDocument
    const fit = () => {
      frame.style.blockSize = `${Math.max(body.offsetHeight, 120)}px`
    }
    new ResizeObserver(fit).observe(body)
  }
  frame.addEventListener('load', follow)
}
