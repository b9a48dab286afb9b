import { type Theme, ThemeProvider } from '@mui/material/styles'
import { Datagrid, type DatagridProps } from 'react-admin'

/** react-admin names the element around the checkbox of a row. Browsers read the name of the checkbox itself. */
function withNamedCheckboxes(outer: Theme): Theme {
  const slotProps = { input: { 'aria-label': 'Выбрать строку' } }
  const own = outer.components?.MuiCheckbox
  const checkbox = { ...own, defaultProps: { ...own?.defaultProps, slotProps } }
  // `createTheme` would give the same. Its argument is a theme's options, and to compare the types takes 25 seconds.
  return { ...outer, components: { ...outer.components, MuiCheckbox: checkbox } }
}

/** A table whose rows can be chosen. */
export function ChoosableDatagrid(props: DatagridProps) {
  return (
    <ThemeProvider theme={withNamedCheckboxes}>
      <Datagrid {...props} />
    </ThemeProvider>
  )
}
