import { CreateButton, List, Pagination } from 'react-admin'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { exportRows } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resources.ts'
import { ChosenNews } from './chosen-news.tsx'
import { STATE_NAMES } from './news-words.ts'

const { BooleanField, DateField, FunctionField, NumberField, TextField } = recordFields<'content/news'>()

/** «Новости»: the last revision of each. */
export function NewsList() {
  return (
    <List
      title="Новости"
      actions={
        <ListActions>
          <CreateButton label="Написать новость" />
        </ListActions>
      }
      sort={sortedBy<'content/news'>('id', 'DESC')}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      exporter={exportRows}
      empty={false}
      sx={{ '& .RaList-main, & .RaList-content': { minWidth: 0, overflowX: 'auto' } }}
    >
      <ChoosableDatagrid rowClick="edit" bulkActionButtons={<ChosenNews />} empty={<p>Новостей пока нет</p>}>
        <NumberField source="id" />
        <TextField source="title" sortable={false} />
        <TextField source="version" sortable={false} emptyText="—" />
        <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
        <BooleanField source="isShown" sortable={false} />
        <TextField source="byName" sortable={false} />
        <DateField source="savedAt" sortable={false} locales="ru-RU" showTime options={INSTANT_FORMAT} />
      </ChoosableDatagrid>
    </List>
  )
}
