import Typography from '@mui/material/Typography'
import { Datagrid, List, Pagination, TextInput } from 'react-admin'
import type { AdminAppSetting } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { useExporter } from '../exporter.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { valueWords } from './value-words.ts'

const { InstantField, FunctionField, TextField } = recordFields<'app-config'>()

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
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <TextField source="group" sortable={false} />
      <FunctionField source="title" render={({ title }) => <OpenLink page="edit">{title}</OpenLink>} />
      <FunctionField source="value" sortable={false} render={Value} />
      <TextField source="byName" sortable={false} emptyText="—" />
      <InstantField source="savedAt" sortable={false} emptyText="—" />
    </Datagrid>
  )
}

function SettingCards() {
  return (
    <Cards<AdminAppSetting>
      title={({ title }) => title}
      text={(setting) => <Value {...setting} />}
      note={({ group }) => group}
      pathOf={({ id }) => `/app-config/${id}`}
    />
  )
}

/** «Настройки игры»: every setting with the value in force. */
export function AppSettingList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Настройки игры"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[25, 50]} />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <SettingCards /> : <Table />}
    </List>
  )
}
