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
import { AlikeNameList } from './resources/alike-names/alike-name-list.tsx'
import { AppSettingEdit } from './resources/app-config/app-setting-edit.tsx'
import { AppSettingList } from './resources/app-config/app-setting-list.tsx'
import { AuditList } from './resources/audit/audit-list.tsx'
import { OrderList } from './resources/donate/order-list.tsx'
import { OrderShow } from './resources/donate/order-show.tsx'
import { PaymentList } from './resources/donate/payment-list.tsx'
import { TipTextEdit } from './resources/knowledge-base/tip-edit.tsx'
import { TipTextList } from './resources/knowledge-base/tip-list.tsx'
import { TutorialTextEdit } from './resources/knowledge-base/tutorial-edit.tsx'
import { TutorialTextList } from './resources/knowledge-base/tutorial-list.tsx'
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
        store={consoleStore}
        accessDenied={ConsoleAccessDenied}
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
        <Resource name={'alike-names' satisfies ResourceName} list={AlikeNameList} />
        <Resource name={'donate-orders' satisfies ResourceName} list={OrderList} show={OrderShow} />
        <Resource name={'donate-payments' satisfies ResourceName} list={PaymentList} />
        <Resource name={'audit-entries' satisfies ResourceName} list={AuditList} />
        <Resource
          name={'content/news' satisfies ResourceName}
          list={NewsList}
          edit={NewsEdit}
          create={NewsCreate}
        />
        <Resource
          name={'knowledge-base/tutorial' satisfies ResourceName}
          list={TutorialTextList}
          edit={TutorialTextEdit}
        />
        <Resource name={'knowledge-base/tip' satisfies ResourceName} list={TipTextList} edit={TipTextEdit} />
        <Resource name={'app-config' satisfies ResourceName} list={AppSettingList} edit={AppSettingEdit} />
        <Resource name={'legal' satisfies ResourceName} list={LegalList} edit={LegalEdit} />
        <CustomRoutes>
          <Route path="/knowledge-base" element={<KnowledgeBasePage />} />
          <Route path="/content" element={<ContentPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
