import { objectIn, type ReadData } from './read-data'

/** Reads a newer map block's location and style. */
export const mapData: ReadData = carrier =>
  objectIn(carrier.querySelector<HTMLElement>('[data-context]')?.dataset['context'])
