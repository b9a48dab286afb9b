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
  ChangeEmailRequest,
  ChangeGameplaySettingsRequest,
  ChangeGameplaySettingsResult,
  ChangeNotificationSettingsRequest,
  ChangeNotificationSettingsResult,
  ChangeProfileRequest,
  ChangeProfileResult,
  CloseOtherSessionsResult,
  CreatePersonalTokenRequest,
  CreatePersonalTokenResult,
  DeletionResult,
  EmailChangeResult,
  Error,
  GameplaySettings,
  NotificationSettings,
  OwnData,
  PersonalTokenList,
  ProfileSettings,
  RequestDeletionRequest,
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
    export const getListPersonalTokensUrl = () => {
  return `/player-tokens`
}
/**
 * @summary List personal tokens
 */
export const listPersonalTokens = async ( options?: Parameters<typeof transport>[1]): Promise<PersonalTokenList> => {
  return transport<PersonalTokenList>(getListPersonalTokensUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListPersonalTokensQueryKey = () => {
    return [
    `/player-tokens`
    ] as const;
    }
export const getListPersonalTokensQueryOptions = <TData = Awaited<ReturnType<typeof listPersonalTokens>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListPersonalTokensQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPersonalTokens>>> = ({ signal }) => listPersonalTokens({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListPersonalTokensQueryResult = NonNullable<Awaited<ReturnType<typeof listPersonalTokens>>>
export type ListPersonalTokensQueryError = ErrorType<Error>
export function useListPersonalTokens<TData = Awaited<ReturnType<typeof listPersonalTokens>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonalTokens>>,
          TError,
          Awaited<ReturnType<typeof listPersonalTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonalTokens<TData = Awaited<ReturnType<typeof listPersonalTokens>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPersonalTokens>>,
          TError,
          Awaited<ReturnType<typeof listPersonalTokens>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPersonalTokens<TData = Awaited<ReturnType<typeof listPersonalTokens>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List personal tokens
 */
export function useListPersonalTokens<TData = Awaited<ReturnType<typeof listPersonalTokens>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPersonalTokens>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPersonalTokensQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreatePersonalTokenUrl = () => {
  return `/player-tokens`
}
/**
 * @summary Create a personal token
 */
export const createPersonalToken = async (createPersonalTokenRequest: CreatePersonalTokenRequest, options?: Parameters<typeof transport>[1]): Promise<CreatePersonalTokenResult> => {
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
return transport<CreatePersonalTokenResult>(getCreatePersonalTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createPersonalTokenRequest)
  }
);}
export const getCreatePersonalTokenMutationKey = () => ['createPersonalToken'] as const;
export const getCreatePersonalTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonalToken>>, TError,CreatePersonalTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createPersonalToken>>, TError,CreatePersonalTokenMutationVariables, TContext> => {
const mutationKey = getCreatePersonalTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPersonalToken>>, CreatePersonalTokenMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createPersonalToken(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreatePersonalTokenMutationResult = NonNullable<Awaited<ReturnType<typeof createPersonalToken>>>
    export type CreatePersonalTokenMutationBody = CreatePersonalTokenRequest
    export type CreatePersonalTokenMutationError = ErrorType<Error>
    export type CreatePersonalTokenMutationVariables = {data: CreatePersonalTokenRequest}
    /**
 * @summary Create a personal token
 */
export const useCreatePersonalToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPersonalToken>>, TError,CreatePersonalTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPersonalToken>>,
        TError,
        CreatePersonalTokenMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePersonalTokenMutationOptions(options), queryClient);
    }
    export const getRevokePersonalTokenUrl = (tokenId: Uuid,) => {
  return `/player-tokens/${tokenId}`
}
/**
 * @summary Revoke a personal token
 */
export const revokePersonalToken = async (tokenId: Uuid, options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getRevokePersonalTokenUrl(tokenId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRevokePersonalTokenMutationKey = () => ['revokePersonalToken'] as const;
export const getRevokePersonalTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePersonalToken>>, TError,RevokePersonalTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof revokePersonalToken>>, TError,RevokePersonalTokenMutationVariables, TContext> => {
const mutationKey = getRevokePersonalTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokePersonalToken>>, RevokePersonalTokenMutationVariables> = (props) => {
          const {tokenId} = props ?? {};
          return  revokePersonalToken(tokenId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RevokePersonalTokenMutationResult = NonNullable<Awaited<ReturnType<typeof revokePersonalToken>>>
    export type RevokePersonalTokenMutationError = ErrorType<Error>
    export type RevokePersonalTokenMutationVariables = {tokenId: Uuid}
    /**
 * @summary Revoke a personal token
 */
export const useRevokePersonalToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokePersonalToken>>, TError,RevokePersonalTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokePersonalToken>>,
        TError,
        RevokePersonalTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRevokePersonalTokenMutationOptions(options), queryClient);
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
export const changeGameplaySettings = async (changeGameplaySettingsRequest: ChangeGameplaySettingsRequest, options?: Parameters<typeof transport>[1]): Promise<ChangeGameplaySettingsResult> => {
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
return transport<ChangeGameplaySettingsResult>(getChangeGameplaySettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeGameplaySettingsRequest)
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
    export type ChangeGameplaySettingsMutationBody = ChangeGameplaySettingsRequest
    export type ChangeGameplaySettingsMutationError = ErrorType<Error>
    export type ChangeGameplaySettingsMutationVariables = {data: ChangeGameplaySettingsRequest}
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
    export const getGetProfileSettingsUrl = () => {
  return `/player-settings/profile`
}
/**
 * @summary Get name, arms and account
 */
export const getProfileSettings = async ( options?: Parameters<typeof transport>[1]): Promise<ProfileSettings> => {
  return transport<ProfileSettings>(getGetProfileSettingsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetProfileSettingsQueryKey = () => {
    return [
    `/player-settings/profile`
    ] as const;
    }
export const getGetProfileSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getProfileSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetProfileSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfileSettings>>> = ({ signal }) => getProfileSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetProfileSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getProfileSettings>>>
export type GetProfileSettingsQueryError = ErrorType<Error>
export function useGetProfileSettings<TData = Awaited<ReturnType<typeof getProfileSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfileSettings>>,
          TError,
          Awaited<ReturnType<typeof getProfileSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSettings<TData = Awaited<ReturnType<typeof getProfileSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfileSettings>>,
          TError,
          Awaited<ReturnType<typeof getProfileSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSettings<TData = Awaited<ReturnType<typeof getProfileSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get name, arms and account
 */
export function useGetProfileSettings<TData = Awaited<ReturnType<typeof getProfileSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfileSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetProfileSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getChangeProfileUrl = () => {
  return `/player-settings/profile`
}
/**
 * @summary Change name or arms
 */
export const changeProfile = async (changeProfileRequest: ChangeProfileRequest, options?: Parameters<typeof transport>[1]): Promise<ChangeProfileResult> => {
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
return transport<ChangeProfileResult>(getChangeProfileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeProfileRequest)
  }
);}
export const getChangeProfileMutationKey = () => ['changeProfile'] as const;
export const getChangeProfileMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProfile>>, TError,ChangeProfileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changeProfile>>, TError,ChangeProfileMutationVariables, TContext> => {
const mutationKey = getChangeProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeProfile>>, ChangeProfileMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  changeProfile(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangeProfileMutationResult = NonNullable<Awaited<ReturnType<typeof changeProfile>>>
    export type ChangeProfileMutationBody = ChangeProfileRequest
    export type ChangeProfileMutationError = ErrorType<Error>
    export type ChangeProfileMutationVariables = {data: ChangeProfileRequest}
    /**
 * @summary Change name or arms
 */
export const useChangeProfile = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeProfile>>, TError,ChangeProfileMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeProfile>>,
        TError,
        ChangeProfileMutationVariables,
        TContext
      > => {
      return useMutation(getChangeProfileMutationOptions(options), queryClient);
    }
    export const getGetNotificationSettingsUrl = () => {
  return `/player-settings/notifications`
}
/**
 * @summary Get the settings of notifications
 */
export const getNotificationSettings = async ( options?: Parameters<typeof transport>[1]): Promise<NotificationSettings> => {
  return transport<NotificationSettings>(getGetNotificationSettingsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetNotificationSettingsQueryKey = () => {
    return [
    `/player-settings/notifications`
    ] as const;
    }
export const getGetNotificationSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetNotificationSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotificationSettings>>> = ({ signal }) => getNotificationSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetNotificationSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getNotificationSettings>>>
export type GetNotificationSettingsQueryError = ErrorType<Error>
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotificationSettings>>,
          TError,
          Awaited<ReturnType<typeof getNotificationSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the settings of notifications
 */
export function useGetNotificationSettings<TData = Awaited<ReturnType<typeof getNotificationSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotificationSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNotificationSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getChangeNotificationSettingsUrl = () => {
  return `/player-settings/notifications`
}
/**
 * @summary Change the settings of notifications
 */
export const changeNotificationSettings = async (changeNotificationSettingsRequest: ChangeNotificationSettingsRequest, options?: Parameters<typeof transport>[1]): Promise<ChangeNotificationSettingsResult> => {
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
return transport<ChangeNotificationSettingsResult>(getChangeNotificationSettingsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeNotificationSettingsRequest)
  }
);}
export const getChangeNotificationSettingsMutationKey = () => ['changeNotificationSettings'] as const;
export const getChangeNotificationSettingsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext> => {
const mutationKey = getChangeNotificationSettingsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNotificationSettings>>, ChangeNotificationSettingsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  changeNotificationSettings(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangeNotificationSettingsMutationResult = NonNullable<Awaited<ReturnType<typeof changeNotificationSettings>>>
    export type ChangeNotificationSettingsMutationBody = ChangeNotificationSettingsRequest
    export type ChangeNotificationSettingsMutationError = ErrorType<Error>
    export type ChangeNotificationSettingsMutationVariables = {data: ChangeNotificationSettingsRequest}
    /**
 * @summary Change the settings of notifications
 */
export const useChangeNotificationSettings = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNotificationSettings>>, TError,ChangeNotificationSettingsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNotificationSettings>>,
        TError,
        ChangeNotificationSettingsMutationVariables,
        TContext
      > => {
      return useMutation(getChangeNotificationSettingsMutationOptions(options), queryClient);
    }
    export const getChangeEmailUrl = () => {
  return `/player-settings/email`
}
/**
 * @summary Ask for another e-mail
 */
export const changeEmail = async (changeEmailRequest: ChangeEmailRequest, options?: Parameters<typeof transport>[1]): Promise<EmailChangeResult> => {
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
return transport<EmailChangeResult>(getChangeEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeEmailRequest)
  }
);}
export const getChangeEmailMutationKey = () => ['changeEmail'] as const;
export const getChangeEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {
const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  changeEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = ChangeEmailRequest
    export type ChangeEmailMutationError = ErrorType<Error>
    export type ChangeEmailMutationVariables = {data: ChangeEmailRequest}
    /**
 * @summary Ask for another e-mail
 */
export const useChangeEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    export const getCancelEmailChangeUrl = () => {
  return `/player-settings/cancel-email-change`
}
/**
 * @summary Call the change of e-mail off
 */
export const cancelEmailChange = async ( options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getCancelEmailChangeUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCancelEmailChangeMutationKey = () => ['cancelEmailChange'] as const;
export const getCancelEmailChangeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext> => {
const mutationKey = getCancelEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelEmailChange>>, void> = () => {
          return  cancelEmailChange(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CancelEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof cancelEmailChange>>>
    export type CancelEmailChangeMutationError = ErrorType<Error>
    /**
 * @summary Call the change of e-mail off
 */
export const useCancelEmailChange = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelEmailChange>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelEmailChange>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelEmailChangeMutationOptions(options), queryClient);
    }
    export const getRequestDeletionUrl = () => {
  return `/player-settings/request-deletion`
}
/**
 * @summary Ask to delete the castle
 */
export const requestDeletion = async (requestDeletionRequest: RequestDeletionRequest, options?: Parameters<typeof transport>[1]): Promise<DeletionResult> => {
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
return transport<DeletionResult>(getRequestDeletionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(requestDeletionRequest)
  }
);}
export const getRequestDeletionMutationKey = () => ['requestDeletion'] as const;
export const getRequestDeletionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeletion>>, TError,RequestDeletionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDeletion>>, TError,RequestDeletionMutationVariables, TContext> => {
const mutationKey = getRequestDeletionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDeletion>>, RequestDeletionMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  requestDeletion(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RequestDeletionMutationResult = NonNullable<Awaited<ReturnType<typeof requestDeletion>>>
    export type RequestDeletionMutationBody = RequestDeletionRequest
    export type RequestDeletionMutationError = ErrorType<Error>
    export type RequestDeletionMutationVariables = {data: RequestDeletionRequest}
    /**
 * @summary Ask to delete the castle
 */
export const useRequestDeletion = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeletion>>, TError,RequestDeletionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDeletion>>,
        TError,
        RequestDeletionMutationVariables,
        TContext
      > => {
      return useMutation(getRequestDeletionMutationOptions(options), queryClient);
    }
    export const getRequestDeletionByTelegramUrl = () => {
  return `/player-settings/request-deletion-by-telegram-web-app`
}
/**
 * @summary Ask to delete a castle without an e-mail
 */
export const requestDeletionByTelegram = async ( options?: Parameters<typeof transport>[1]): Promise<DeletionResult> => {
  return transport<DeletionResult>(getRequestDeletionByTelegramUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getRequestDeletionByTelegramMutationKey = () => ['requestDeletionByTelegram'] as const;
export const getRequestDeletionByTelegramMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeletionByTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDeletionByTelegram>>, TError,void, TContext> => {
const mutationKey = getRequestDeletionByTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDeletionByTelegram>>, void> = () => {
          return  requestDeletionByTelegram(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RequestDeletionByTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof requestDeletionByTelegram>>>
    export type RequestDeletionByTelegramMutationError = ErrorType<Error>
    /**
 * @summary Ask to delete a castle without an e-mail
 */
export const useRequestDeletionByTelegram = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDeletionByTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDeletionByTelegram>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRequestDeletionByTelegramMutationOptions(options), queryClient);
    }
    export const getCancelDeletionUrl = () => {
  return `/player-settings/cancel-deletion`
}
/**
 * @summary Call the deletion back
 */
export const cancelDeletion = async ( options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getCancelDeletionUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getCancelDeletionMutationKey = () => ['cancelDeletion'] as const;
export const getCancelDeletionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeletion>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelDeletion>>, TError,void, TContext> => {
const mutationKey = getCancelDeletionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelDeletion>>, void> = () => {
          return  cancelDeletion(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CancelDeletionMutationResult = NonNullable<Awaited<ReturnType<typeof cancelDeletion>>>
    export type CancelDeletionMutationError = ErrorType<Error>
    /**
 * @summary Call the deletion back
 */
export const useCancelDeletion = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDeletion>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelDeletion>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelDeletionMutationOptions(options), queryClient);
    }
    export const getGetOwnDataUrl = () => {
  return `/player-settings/data`
}
/**
 * @summary Get all own data
 */
export const getOwnData = async ( options?: Parameters<typeof transport>[1]): Promise<OwnData> => {
  return transport<OwnData>(getGetOwnDataUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetOwnDataQueryKey = () => {
    return [
    `/player-settings/data`
    ] as const;
    }
export const getGetOwnDataQueryOptions = <TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetOwnDataQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOwnData>>> = ({ signal }) => getOwnData({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetOwnDataQueryResult = NonNullable<Awaited<ReturnType<typeof getOwnData>>>
export type GetOwnDataQueryError = ErrorType<Error>
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnData>>,
          TError,
          Awaited<ReturnType<typeof getOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOwnData>>,
          TError,
          Awaited<ReturnType<typeof getOwnData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get all own data
 */
export function useGetOwnData<TData = Awaited<ReturnType<typeof getOwnData>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOwnData>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOwnDataQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
