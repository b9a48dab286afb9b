import { type ReactNode, useState } from 'react'
import { Button } from '../controls/button.tsx'

/**
 * The first items of a long list, with more at each press on «Показать ещё»: five hundred cards at once would slow a
 * cheap phone down. `more` is that button, null when everything is shown.
 */
export function useFirstPart<Item>(
  items: readonly Item[],
  page: number,
): { shown: readonly Item[]; more: ReactNode } {
  const [most, setMost] = useState(page)
  const rest = items.length - most
  return {
    shown: items.slice(0, most),
    more:
      rest > 0 ? (
        <Button onClick={() => setMost(most + page)}>Показать ещё {Math.min(page, rest)}</Button>
      ) : null,
  }
}
