import Paper from '@mui/material/Paper'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  AdminContext,
  memoryStore,
  Notification,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
} from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { authProvider } from '#apps/admin/src/auth-provider.ts'
import { dataProvider } from '#apps/admin/src/data-provider.ts'
import { i18nProvider } from '#apps/admin/src/i18n-provider.ts'
import { PasswordGate } from '#apps/admin/src/password-gate.tsx'
import type { ResourceName } from '#apps/admin/src/resources/resource-name.ts'
import { DialogHost } from '#apps/admin/src/shown-dialog.tsx'
import { theme } from '#apps/admin/src/theme.ts'

type ConsoleStageProps = {
  children: ReactNode
  /** The resource of the part. */
  resource?: ResourceName
  /** For a part that shows a record: the record. */
  record?: RaRecord
  /** For a part that reads its record: the id in the address. */
  id?: string
}

function queriesWithoutRetry() {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}

/** What surrounds the parts of the console: its paper, its providers, the question for the password, and the notifications. */
export function ConsoleStage({ children, resource = 'players', record, id = '' }: ConsoleStageProps) {
  const [queries] = useState(queriesWithoutRetry)
  const [store] = useState(memoryStore)
  return (
    <MemoryRouter initialEntries={[`/${encodeURIComponent(id)}`]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queries}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={record}>
            <PasswordGate>
              <DialogHost>
                <Paper square elevation={0} sx={{ padding: 2 }}>
                  <Routes>
                    <Route path="/:id?" element={children} />
                  </Routes>
                </Paper>
              </DialogHost>
            </PasswordGate>
          </RecordContextProvider>
        </ResourceContextProvider>
        <Notification />
      </AdminContext>
    </MemoryRouter>
  )
}
