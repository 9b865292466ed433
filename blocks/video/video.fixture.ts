import { until } from '../../test/mount'

export const YOUTUBE = '//www.youtube.com/embed/aaaaaaaaaaa?wmode=opaque'
export const PICTURE = '/src/media/images/picture.fixture.png'

/** Server-rendered HTML without block markup. */
export const LINK = `<figure><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa&amp;t=1m30s"><img src="${PICTURE}" alt="A jar is thrown"></a><figcaption>Two minutes</figcaption></figure>`

export const playButton = (block: Element): Promise<HTMLButtonElement> =>
  until(() => block.querySelector<HTMLButtonElement>('.video__play'))

export const player = (block: Element): Promise<HTMLIFrameElement> =>
  until(() => block.querySelector('iframe'))
