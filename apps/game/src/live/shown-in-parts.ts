import { useDeferredValue } from 'react'

/**
 * The data, a moment later when they are the first: they fill a page, which React then renders in short tasks, so that a slow phone
 * answers touches meanwhile. Later data show at once.
 */
export function useShownInParts<Data>(data: Data | undefined): Data | undefined {
  const isShown = useDeferredValue(data !== undefined)
  return isShown ? data : undefined
}
