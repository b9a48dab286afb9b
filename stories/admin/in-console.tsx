import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '#apps/admin/src/theme.ts'

const consoleTheme = createTheme(theme)

/** A part of the console in the console's colours. */
export function InConsole({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={consoleTheme}>{children}</ThemeProvider>
}
