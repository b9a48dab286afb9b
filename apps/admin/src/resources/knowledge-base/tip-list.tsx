import { List, Pagination, SelectInput, TextInput } from 'react-admin'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { ChosenTexts } from './chosen-texts.tsx'
import { setTipStates } from './text-calls.ts'
import { CATEGORY_NAMES, STATE_NAMES } from './text-words.ts'

const { BooleanField, DateField, FunctionField, TextField } = recordFields<'knowledge-base/tip'>()

const filters = [
  <TextInput key="q" source="q" label="Поиск по заголовку" alwaysOn resettable />,
  <SelectInput
    key="category"
    source="category"
    choices={Object.entries(CATEGORY_NAMES).map(([id, name]) => ({ id, name }))}
    emptyText="Все разделы"
    alwaysOn
  />,
]

/** «Подсказки»: the last revision of each text. */
export function TipTextList() {
  return (
    <List
      title="Подсказки"
      filters={filters}
      perPage={25}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      actions={<ListActions />}
      exporter={exportRows}
      empty={false}
      sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0, overflowX: 'auto' } }}
    >
      <ChoosableDatagrid
        rowClick="edit"
        bulkActionButtons={<ChosenTexts call={setTipStates} />}
        empty={<p>Ничего не найдено</p>}
      >
        <TextField source="title" />
        <FunctionField
          source="category"
          sortable={false}
          render={({ category }) => CATEGORY_NAMES[category]}
        />
        <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
        <BooleanField source="isChanged" sortable={false} />
        <TextField source="byName" sortable={false} emptyText="—" />
        <DateField
          source="savedAt"
          sortable={false}
          locales="ru-RU"
          showTime
          options={INSTANT_FORMAT}
          emptyText="—"
        />
      </ChoosableDatagrid>
    </List>
  )
}
