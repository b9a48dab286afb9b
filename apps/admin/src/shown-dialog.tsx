import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

type Shown = (close: () => void) => ReactElement

const ShowDialog = createContext<(shown: Shown) => void>(() => {
  throw new Error('No DialogHost around this part of the console')
})

/**
 * Shows a dialog that belongs to the page and not to the list it was opened from. A list becomes another one when the window crosses the
 * width of tables, as on a tablet that is turned, and would take its dialogs and what is typed there with it.
 */
export function useShowDialog(): (shown: Shown) => void {
  return useContext(ShowDialog)
}

/** Holds the dialog of `useShowDialog` until it closes or another page opens. */
export function DialogHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [dialog, setDialog] = useState<{ shown: Shown } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => setDialog(null), [pathname])
  return (
    <ShowDialog value={(shown) => setDialog({ shown })}>
      {children}
      {dialog?.shown(() => setDialog(null))}
    </ShowDialog>
  )
}
