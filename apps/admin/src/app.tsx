import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { ConsoleAccessDenied } from './access-denied.tsx'
import { authProvider } from './auth-provider.ts'
import { ConsoleError } from './console-error.tsx'
import { ConsoleLayout } from './console-layout.tsx'
import { consoleStore } from './console-store.ts'
import { dataProvider } from './data-provider.ts'
import { ContentPage, KnowledgeBasePage } from './entrance-page.tsx'
import { HomePage } from './home-page.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { LoginPage } from './login-page.tsx'
import { RESOURCES } from './resources/all-resources.ts'
import { theme } from './theme.ts'

/** The others are shown within these. */
const LISTED = Object.values(RESOURCES).filter(({ list }) => list)

/** The console (docs/game.md §2): each section is a resource of the contract. */
export function App() {
  return (
    <BrowserRouter basename="/admin">
      <Admin
        title="Донжон: управление"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        layout={ConsoleLayout}
        error={ConsoleError}
        loginPage={LoginPage}
        dashboard={HomePage}
        store={consoleStore}
        accessDenied={ConsoleAccessDenied}
        theme={theme}
        darkTheme={null}
        requireAuth
        disableTelemetry
      >
        {LISTED.map((resource) => (
          <Resource
            key={resource.name}
            name={resource.name}
            list={resource.list}
            show={resource.show}
            edit={resource.edit}
            create={resource.create}
            recordRepresentation={resource.recordRepresentation}
          />
        ))}
        <CustomRoutes>
          <Route path="/knowledge-base" element={<KnowledgeBasePage />} />
          <Route path="/content" element={<ContentPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
