import type { Breakpoint, Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window has no room for the table of a list, which is then shown as cards. */
export function useIsNarrow(below: Breakpoint = 'md'): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down(below))
}
