/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  CloseOtherSessionsResult,
  Error,
  GameplaySettings,
  SessionList,
  Uuid
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getListSessionsUrl = () => {
  return `/player-sessions`
}
/**
 * @summary List open sessions
 */
export const listSessions = async ( options?: Parameters<typeof transport>[1]): Promise<SessionList> => {
  return transport<SessionList>(getListSessionsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListSessionsQueryKey = () => {
    return [
    `/player-sessions`
    ] as const;
    }
export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<Error>
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open sessions
 */
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSessionsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCloseSessionUrl = (sessionId: Uuid,) => {
  return `/player-sessions/${sessionId}`
}
/**
 * @summary Close a session
 */
export const closeSession = async (sessionId: Uuid, options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getCloseSessionUrl(sessionId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getCloseSessionMutationKey = () => ['closeSession'] as const;
export const getCloseSessionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSession>>, TError,CloseSessionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof closeSession>>, TError,CloseSessionMutationVariables, TContext> => {
const mutationKey = getCloseSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeSession>>, CloseSessionMutationVariables> = (props) => {
          const {sessionId} = props ?? {};
          return  closeSession(sessionId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CloseSessionMutationResult = NonNullable<Awaited<ReturnType<typeof closeSession>>>
    export type CloseSessionMutationError = ErrorType<Error>
    export type CloseSessionMutationVariables = {sessionId: Uuid}
    /**
 * @summary Close a session
 */
export const useCloseSession = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSession>>, TError,CloseSessionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeSession>>,
        TError,
        CloseSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCloseSessionMutationOptions(options), queryClient);
    }
    export const getCloseOtherSessionsUrl = () => {
  return `/player-sessions/close-others`
}
/**
 * @summary Close all other sessions
 */
export const closeOtherSessions = async ( options?: Parameters<typeof transport>[1]): Promise<CloseOtherSessionsResult> => {
  return transport<CloseOtherSessionsResult>(getCloseOtherSessionsUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCloseOtherSessionsMutationKey = () => ['closeOtherSessions'] as const;
export const getCloseOtherSessionsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof closeOtherSessions>>, TError,void, TContext> => {
const mutationKey = getCloseOtherSessionsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeOtherSessions>>, void> = () => {
          return  closeOtherSessions(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CloseOtherSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof closeOtherSessions>>>
    export type CloseOtherSessionsMutationError = ErrorType<Error>
    /**
 * @summary Close all other sessions
 */
export const useCloseOtherSessions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOtherSessions>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeOtherSessions>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCloseOtherSessionsMutationOptions(options), queryClient);
    }
    export const getGetGameplaySettingsUrl = () => {
  return `/player-settings/gameplay`
}
/**
 * @summary Get the settings of the game
 */
export const getGameplaySettings = async ( options?: Parameters<typeof transport>[1]): Promise<GameplaySettings> => {
  return transport<GameplaySettings>(getGetGameplaySettingsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGameplaySettingsQueryKey = () => {
    return [
    `/player-settings/gameplay`
    ] as const;
    }
export const getGetGameplaySettingsQueryOptions = <TData = Awaited<ReturnType<typeof getGameplaySettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGameplaySettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameplaySettings>>> = ({ signal }) => getGameplaySettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGameplaySettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getGameplaySettings>>>
export type GetGameplaySettingsQueryError = ErrorType<Error>
export function useGetGameplaySettings<TData = Awaited<ReturnType<typeof getGameplaySettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameplaySettings>>,
          TError,
          Awaited<ReturnType<typeof getGameplaySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameplaySettings<TData = Awaited<ReturnType<typeof getGameplaySettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameplaySettings>>,
          TError,
          Awaited<ReturnType<typeof getGameplaySettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameplaySettings<TData = Awaited<ReturnType<typeof getGameplaySettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the settings of the game
 */
export function useGetGameplaySettings<TData = Awaited<ReturnType<typeof getGameplaySettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameplaySettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGameplaySettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getChangeGameplaySettingsUrl = () => {
  return `/player-settings/gameplay`
}
/**
 * @summary Change the settings of the game
 */
export const changeGameplaySettings = async (gameplaySettings: GameplaySettings, options?: Parameters<typeof transport>[1]): Promise<GameplaySettings> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<GameplaySettings>(getChangeGameplaySettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(gameplaySettings)
  }
);}
export const getChangeGameplaySettingsMutationKey = () => ['changeGameplaySettings'] as const;
export const getChangeGameplaySettingsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeGameplaySettings>>, TError,ChangeGameplaySettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changeGameplaySettings>>, TError,ChangeGameplaySettingsMutationVariables, TContext> => {
const mutationKey = getChangeGameplaySettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeGameplaySettings>>, ChangeGameplaySettingsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  changeGameplaySettings(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangeGameplaySettingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeGameplaySettings>>>
    export type ChangeGameplaySettingsMutationBody = GameplaySettings
    export type ChangeGameplaySettingsMutationError = ErrorType<Error>
    export type ChangeGameplaySettingsMutationVariables = {data: GameplaySettings}
    /**
 * @summary Change the settings of the game
 */
export const useChangeGameplaySettings = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeGameplaySettings>>, TError,ChangeGameplaySettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeGameplaySettings>>,
        TError,
        ChangeGameplaySettingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeGameplaySettingsMutationOptions(options), queryClient);
    }
