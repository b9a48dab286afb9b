import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The game's oak, parchment and gold (apps/game/src/ui/tokens.css), toned down for reading tables. */
const COLOURS = {
  oakDeep: '#1d130c',
  oak: '#2a1c12',
  bone: '#f2e6cb',
  parchment: '#faf2de',
  panel: '#f2e5c7',
  ground: '#efe3c6',
  edge: '#cdb98c',
  ink: '#2a1a10',
  inkPale: '#54402c',
  gold: '#74500d',
  goldPanel: '#d8a83e',
  red: '#8e1f1c',
} as const

const TEXT_FONTS = '"Philosopher", "Segoe UI", sans-serif'
const DISPLAY_FONTS = '"Forum", "Philosopher", serif'

/** What a page without contents says. react-admin's text is too pale to read. */
const MESSAGE = { opacity: 1, color: COLOURS.inkPale, fontFamily: TEXT_FONTS } as const

export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: COLOURS.red, contrastText: COLOURS.bone },
    secondary: { main: COLOURS.oak, contrastText: COLOURS.bone },
    error: { main: '#971b1b' },
    success: { main: '#2a6424' },
    warning: { main: '#7a4d00' },
    info: { main: '#1c4a96' },
    background: { default: COLOURS.ground, paper: COLOURS.parchment },
    text: { primary: COLOURS.ink, secondary: COLOURS.inkPale },
    divider: COLOURS.edge,
  },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: TEXT_FONTS,
    fontSize: 15,
    h5: { fontFamily: DISPLAY_FONTS },
    h6: { fontFamily: DISPLAY_FONTS, fontSize: '1.35rem' },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  sidebar: { width: 220, closedWidth: 56 },
  components: {
    ...defaultTheme.components,
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Загрузка' } },
    MuiLinearProgress: { defaultProps: { 'aria-label': 'Загрузка' } },
    // The arrow of a select grows with the text, and so must the room for it.
    MuiSelect: { styleOverrides: { select: { '&&&': { paddingRight: 'calc(1.65rem + 10px)' } } } },
    // In a narrow window the buttons stand below each other, and their words are not torn.
    MuiDialogActions: {
      styleOverrides: { root: { flexWrap: 'wrap', '& button': { whiteSpace: 'nowrap' } } },
    },
    RaAppBar: {
      styleOverrides: {
        root: {
          color: COLOURS.bone,
          backgroundColor: COLOURS.oakDeep,
          backgroundImage: 'none',
          borderBottom: `2px solid ${COLOURS.goldPanel}`,
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          color: COLOURS.ink,
          borderLeft: '3px solid transparent',
          '&.RaMenuItemLink-active': {
            borderLeftColor: COLOURS.red,
            backgroundColor: COLOURS.parchment,
            fontWeight: 700,
          },
        },
      },
    },
    // In the flow: above the table, boxes that scroll sideways would cut it off.
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' },
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            height: 'auto',
            flexWrap: 'wrap',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flex: '0 1 auto', marginLeft: 'auto' },
        },
      },
    },
    // A table wider than the window scrolls inside of its list.
    RaList: {
      styleOverrides: {
        root: { '& .RaList-main, & .RaList-content': { minWidth: 0, overflowX: 'auto' } },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: { backgroundColor: COLOURS.panel, borderTop: `1px solid ${COLOURS.edge}` },
      },
    },
    RaNotFound: {
      styleOverrides: {
        root: { '& .RaNotFound-message': MESSAGE, '& .RaNotFound-icon': { display: 'none' } },
      },
    },
    RaAccessDenied: { styleOverrides: { root: { '& .RaAccessDenied-message': MESSAGE } } },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-headerCell': {
            color: COLOURS.inkPale,
            backgroundColor: COLOURS.panel,
            fontWeight: 700,
            borderBottomColor: COLOURS.edge,
          },
        },
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: 'none' },
        elevation1: { border: `1px solid ${COLOURS.edge}` },
      },
    },
    MuiTableCell: { styleOverrides: { root: { borderBottomColor: '#e0d0a8', fontSize: '0.95rem' } } },
  },
}
