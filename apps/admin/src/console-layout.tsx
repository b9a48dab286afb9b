import GroupIcon from '@mui/icons-material/Group'
import HomeIcon from '@mui/icons-material/Home'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { AppBar, Layout, Menu, TitlePortal, useCanAccess } from 'react-admin'

/** Sections of the console that the person's roles open (section 2, "Admin pages"). */
const ConsoleMenu = () => {
  const { canAccess } = useCanAccess({ resource: 'players', action: 'list' })
  return (
    <Menu>
      <Menu.Item to="/" primaryText="Главная" leftIcon={<HomeIcon />} />
      {canAccess ? <Menu.Item to="/players" primaryText="Игроки" leftIcon={<GroupIcon />} /> : null}
    </Menu>
  )
}

const ConsoleBar = () => (
  <AppBar>
    <Typography component="span" variant="h6" sx={{ mr: 3, color: '#f4d987', letterSpacing: 1 }}>
      Донжон
    </Typography>
    <TitlePortal />
  </AppBar>
)

export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  // Wide tables scroll inside their cards; without this they widen the page on a phone.
  <Layout appBar={ConsoleBar} menu={ConsoleMenu} sx={{ minWidth: 0, '& .RaLayout-content': { minWidth: 0 } }}>
    {children}
  </Layout>
)
