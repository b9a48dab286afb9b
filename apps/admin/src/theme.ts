import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The game's oak, parchment and gold (apps/game/src/ui/tokens.css), toned down for reading tables. */
const colours = {
  oakDeep: '#1d130c',
  oak: '#2a1c12',
  bone: '#f2e6cb',
  parchment: '#faf2de',
  ground: '#efe3c6',
  edge: '#cdb98c',
  ink: '#2a1a10',
  inkPale: '#54402c',
  gold: '#74500d',
  goldPanel: '#d8a83e',
  red: '#8e1f1c',
} as const

const text = '"Philosopher", "Segoe UI", sans-serif'
const display = '"Forum", "Philosopher", serif'

export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: colours.red, contrastText: colours.bone },
    secondary: { main: colours.oak, contrastText: colours.bone },
    error: { main: '#971b1b' },
    success: { main: '#2a6424' },
    warning: { main: '#7a4d00' },
    info: { main: '#1c4a96' },
    background: { default: colours.ground, paper: colours.parchment },
    text: { primary: colours.ink, secondary: colours.inkPale },
    divider: colours.edge,
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: text,
    fontSize: 15,
    h5: { fontFamily: display },
    h6: { fontFamily: display, fontSize: '1.35rem' },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  sidebar: { width: 200, closedWidth: 56 },
  components: {
    ...defaultTheme.components,
    RaAppBar: {
      styleOverrides: {
        root: {
          color: colours.bone,
          backgroundColor: colours.oakDeep,
          backgroundImage: 'none',
          borderBottom: `2px solid ${colours.goldPanel}`,
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          color: colours.ink,
          borderLeft: '3px solid transparent',
          '&.RaMenuItemLink-active': {
            borderLeftColor: colours.red,
            backgroundColor: colours.parchment,
            fontWeight: 700,
          },
        },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': {
            color: colours.inkPale,
            backgroundColor: '#f2e5c7',
            fontWeight: 700,
            borderBottomColor: colours.edge,
          },
        },
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { border: `1px solid ${colours.edge}` },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: '#e0d0a8', fontSize: '0.95rem' } } },
  },
}
