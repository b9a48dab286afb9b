import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetSecondFactorQueryKey,
  useConfirmSecondFactor,
  useGetSecondFactor,
  useRenewRecoveryCodes,
  useStartSecondFactor,
  useTurnOffSecondFactor,
} from '#generated/hooks/auth.ts'
import type { SecondFactorSetup } from '#generated/types.ts'
import { useAuth } from '../../shell/auth-state.ts'
import { notify } from '../../shell/notify.ts'
import { SecondFactorView } from './second-factor-view.tsx'
import styles from './settings.module.css'
import { SettingsHeading } from './settings-heading.tsx'

const OWN_ERRORS = { mutation: { meta: { ownErrors: true } } }

/** The secret and the codes live in this page alone: the cache of the calls would keep them. */
export function SecondFactorPage() {
  const queries = useQueryClient()
  const { authData } = useAuth()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const factor = useGetSecondFactor({ query: { staleTime: 0 } })
  const start = useStartSecondFactor(OWN_ERRORS)
  const confirm = useConfirmSecondFactor(OWN_ERRORS)
  const renew = useRenewRecoveryCodes(OWN_ERRORS)
  const turnOff = useTurnOffSecondFactor(OWN_ERRORS)
  const refresh = () => queries.invalidateQueries({ queryKey: getGetSecondFactorQueryKey() })
  return (
    <div className={styles.page}>
      <SettingsHeading>Вход по коду</SettingsHeading>
      <SecondFactorView
        factor={factor.data}
        error={factor.error}
        onRetry={() => void factor.refetch()}
        hasPassword={authData?.player.email !== null}
        setup={setup}
        codes={codes}
        onStart={async (password) => {
          setSetup(await start.mutateAsync({ data: { password } }))
          start.reset()
        }}
        onConfirm={async (code) => {
          const { recoveryCodes } = await confirm.mutateAsync({ data: { code } })
          confirm.reset()
          setSetup(null)
          setCodes(recoveryCodes)
          notify('success', 'Вход по коду включён', 'Остальные сеансы закрыты')
          await refresh()
        }}
        onKept={() => setCodes(null)}
        onRenew={async (values) => {
          const { recoveryCodes } = await renew.mutateAsync({ data: values })
          renew.reset()
          setCodes(recoveryCodes)
          await refresh()
        }}
        onTurnOff={async (values) => {
          await turnOff.mutateAsync({ data: values })
          notify('success', 'Вход по коду выключен')
          await refresh()
        }}
      />
    </div>
  )
}
