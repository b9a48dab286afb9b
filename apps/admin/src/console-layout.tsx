import HomeIcon from '@mui/icons-material/Home'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppBar, Layout, Menu, Sidebar, type SidebarProps, TitlePortal } from 'react-admin'
import { ConnectionNotice } from './connection-notice.tsx'
import { ConsoleError } from './console-error.tsx'
import { DocumentTitle } from './document-title.tsx'
import { FactorGate } from './factor-gate.tsx'
import { PasswordGate } from './password-gate.tsx'
import { useIsNarrow } from './resources/use-is-narrow.ts'
import { useSections } from './sections.ts'
import { DialogHost } from './shown-dialog.tsx'

/** The sections that the account's roles open (docs/game.md §2). */
function ConsoleMenu() {
  const sections = useSections()
  return (
    <Menu>
      <Menu.Item to="/" primaryText="Главная" leftIcon={<HomeIcon />} />
      {sections.map(({ path, title, Icon }) => (
        <Menu.Item key={path} to={`/${path}`} primaryText={title} leftIcon={<Icon />} />
      ))}
    </Menu>
  )
}

/** Long titles take two lines. */
const TITLE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  lineHeight: 1.1,
  fontSize: { xs: '1.1rem', sm: '1.35rem' },
  // While a page loads there is no title yet, and a heading without words would only be noise.
  '&:empty': { visibility: 'hidden' },
} as const

function ConsoleBar() {
  return (
    <AppBar alwaysOn>
      <Typography
        component="span"
        variant="h6"
        // In a narrow window the title of the page needs the room.
        sx={{ display: { xs: 'none', sm: 'inline' }, mr: 3, color: '#f4d987', letterSpacing: 1 }}
      >
        Донжон
      </Typography>
      <TitlePortal component="h1" sx={TITLE} />
    </AppBar>
  )
}

/**
 * In a narrow window the menu lies over the page. react-admin's opens and closes at once when the window shrinks, and then leaves the page
 * covered. A new instance is closed from the start.
 */
function ConsoleSidebar(props: SidebarProps) {
  const isNarrow = useIsNarrow('sm')
  return (
    <Sidebar
      key={String(isNarrow)}
      slotProps={isNarrow ? { paper: { 'aria-label': 'Меню' } } : {}}
      {...props}
    />
  )
}

export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <Layout
      appBar={ConsoleBar}
      menu={ConsoleMenu}
      sidebar={ConsoleSidebar}
      // It holds the heading of the page, which must not be gone while somebody reads further down.
      appBarAlwaysOn
      error={ConsoleError}
      sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}
    >
      <DocumentTitle />
      <ConnectionNotice />
      <FactorGate>
        <PasswordGate>
          <DialogHost>{children}</DialogHost>
        </PasswordGate>
      </FactorGate>
    </Layout>
  )
}
