import { Admin, Resource } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { authProvider } from './auth-provider.ts'
import { ConsoleError } from './console-error.tsx'
import { ConsoleLayout } from './console-layout.tsx'
import { dataProvider } from './data-provider.ts'
import { HomePage } from './home-page.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { LoginPage } from './login-page.tsx'
import { AuditList } from './resources/audit/audit-list.tsx'
import { OrderList } from './resources/donate/order-list.tsx'
import { OrderShow } from './resources/donate/order-show.tsx'
import { PaymentList } from './resources/donate/payment-list.tsx'
import { LegalEdit } from './resources/legal/legal-edit.tsx'
import { LegalList } from './resources/legal/legal-list.tsx'
import { NewsCreate, NewsEdit } from './resources/news/news-forms.tsx'
import { NewsList } from './resources/news/news-list.tsx'
import { PlayerList } from './resources/players/player-list.tsx'
import { PlayerShow } from './resources/players/player-show.tsx'
import type { ResourceName } from './resources/resources.ts'
import { theme } from './theme.ts'

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
        theme={theme}
        darkTheme={null}
        requireAuth
        disableTelemetry
      >
        <Resource
          name={'players' satisfies ResourceName}
          list={PlayerList}
          show={PlayerShow}
          recordRepresentation={(player) => String(player.name)}
        />
        <Resource name={'donate-orders' satisfies ResourceName} list={OrderList} show={OrderShow} />
        <Resource name={'donate-payments' satisfies ResourceName} list={PaymentList} />
        <Resource name={'audit-entries' satisfies ResourceName} list={AuditList} />
        <Resource name={'news' satisfies ResourceName} list={NewsList} edit={NewsEdit} create={NewsCreate} />
        <Resource name={'legal' satisfies ResourceName} list={LegalList} edit={LegalEdit} />
      </Admin>
    </BrowserRouter>
  )
}
