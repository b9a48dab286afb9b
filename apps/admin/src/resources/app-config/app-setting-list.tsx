import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Datagrid, List, Pagination, SimpleList, TextInput } from 'react-admin'
import type { AdminAppSetting } from '../../../../../generated/types.ts'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { valueWords } from './value-words.ts'

const { DateField, FunctionField, TextField } = recordFields<'app-config'>()

const filters = [<TextInput key="q" source="q" label="Поиск" alwaysOn resettable />]

/** The value in force. A changed one stands out, also without colour. */
function Value({ value, isDefault }: AdminAppSetting) {
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{ fontWeight: isDefault ? 400 : 700, overflowWrap: 'anywhere' }}
    >
      {valueWords(value)}
      {!isDefault && ' (изменено)'}
    </Typography>
  )
}

function Table() {
  return (
    <Datagrid rowClick="edit" bulkActionButtons={false} empty={<Typography>Ничего не найдено</Typography>}>
      <TextField source="group" sortable={false} />
      <TextField source="title" />
      <FunctionField source="value" sortable={false} render={Value} />
      <TextField source="byName" sortable={false} emptyText="—" />
      <DateField
        source="savedAt"
        sortable={false}
        locales="ru-RU"
        showTime
        options={INSTANT_FORMAT}
        emptyText="—"
      />
    </Datagrid>
  )
}

function Cards() {
  return (
    <SimpleList<AdminAppSetting>
      primaryText={({ title }) => title}
      secondaryText={(setting) => <Value {...setting} />}
      tertiaryText={({ group }) => group}
      linkType="edit"
    />
  )
}

/** «Настройки игры»: every setting with the value in force. */
export function AppSettingList() {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  return (
    <List
      title="Настройки игры"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      actions={<ListActions />}
      exporter={exportRows}
      empty={false}
      sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0, overflowX: 'auto' } }}
    >
      {isNarrow ? <Cards /> : <Table />}
    </List>
  )
}
