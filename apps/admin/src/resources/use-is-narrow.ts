import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is narrower than the breakpoint. By default: too narrow for a table, which is then shown as cards. */
export function useIsNarrow(below: Breakpoint = 'md'): boolean {
  // The console is never rendered by a server: the first answer is the right one.
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down(below), { noSsr: true })
}
