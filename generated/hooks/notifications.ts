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
  Error,
  ListNotificationsParams,
  MarkNotificationsAsReadRequest,
  MarkNotificationsResult,
  NotificationList,
  PushSettings,
  PushSettingsResult,
  RemovePushTokenParams,
  SavePushTokenRequest,
  SetPushNotificationsEnabledRequest
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
export const getListNotificationsUrl = (params?: ListNotificationsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/player-notifications?${stringifiedParams}` : `/player-notifications`
}
/**
 * @summary List notifications
 */
export const listNotifications = async (params?: ListNotificationsParams, options?: Parameters<typeof transport>[1]): Promise<NotificationList> => {
  return transport<NotificationList>(getListNotificationsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListNotificationsQueryKey = (params?: ListNotificationsParams,) => {
    return [
    `/player-notifications`, ...(params ? [params] : [])
    ] as const;
    }
export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<Error>>(params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNotificationsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<Error>
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<Error>>(
 params: undefined |  ListNotificationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<Error>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNotifications>>,
          TError,
          Awaited<ReturnType<typeof listNotifications>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<Error>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notifications
 */
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<Error>>(
 params?: ListNotificationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNotificationsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getMarkNotificationsAsReadUrl = () => {
  return `/player-notifications/mark-as-read`
}
/**
 * @summary Mark notifications as read
 */
export const markNotificationsAsRead = async (markNotificationsAsReadRequest: MarkNotificationsAsReadRequest, options?: Parameters<typeof transport>[1]): Promise<MarkNotificationsResult> => {
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
return transport<MarkNotificationsResult>(getMarkNotificationsAsReadUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(markNotificationsAsReadRequest)
  }
);}
export const getMarkNotificationsAsReadMutationKey = () => ['markNotificationsAsRead'] as const;
export const getMarkNotificationsAsReadMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsAsRead>>, TError,MarkNotificationsAsReadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof markNotificationsAsRead>>, TError,MarkNotificationsAsReadMutationVariables, TContext> => {
const mutationKey = getMarkNotificationsAsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markNotificationsAsRead>>, MarkNotificationsAsReadMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  markNotificationsAsRead(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MarkNotificationsAsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markNotificationsAsRead>>>
    export type MarkNotificationsAsReadMutationBody = MarkNotificationsAsReadRequest
    export type MarkNotificationsAsReadMutationError = ErrorType<Error>
    export type MarkNotificationsAsReadMutationVariables = {data: MarkNotificationsAsReadRequest}
    /**
 * @summary Mark notifications as read
 */
export const useMarkNotificationsAsRead = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markNotificationsAsRead>>, TError,MarkNotificationsAsReadMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markNotificationsAsRead>>,
        TError,
        MarkNotificationsAsReadMutationVariables,
        TContext
      > => {
      return useMutation(getMarkNotificationsAsReadMutationOptions(options), queryClient);
    }
    export const getMarkAllNotificationsAsReadUrl = () => {
  return `/player-notifications/mark-all-as-read`
}
/**
 * @summary Mark all notifications as read
 */
export const markAllNotificationsAsRead = async ( options?: Parameters<typeof transport>[1]): Promise<MarkNotificationsResult> => {
  return transport<MarkNotificationsResult>(getMarkAllNotificationsAsReadUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getMarkAllNotificationsAsReadMutationKey = () => ['markAllNotificationsAsRead'] as const;
export const getMarkAllNotificationsAsReadMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsRead>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsRead>>, TError,void, TContext> => {
const mutationKey = getMarkAllNotificationsAsReadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAllNotificationsAsRead>>, void> = () => {
          return  markAllNotificationsAsRead(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MarkAllNotificationsAsReadMutationResult = NonNullable<Awaited<ReturnType<typeof markAllNotificationsAsRead>>>
    export type MarkAllNotificationsAsReadMutationError = ErrorType<Error>
    /**
 * @summary Mark all notifications as read
 */
export const useMarkAllNotificationsAsRead = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsRead>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAllNotificationsAsRead>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getMarkAllNotificationsAsReadMutationOptions(options), queryClient);
    }
    export const getMarkAllNotificationsAsShownUrl = () => {
  return `/player-notifications/mark-all-as-shown`
}
/**
 * @summary Mark all notifications as shown
 */
export const markAllNotificationsAsShown = async ( options?: Parameters<typeof transport>[1]): Promise<MarkNotificationsResult> => {
  return transport<MarkNotificationsResult>(getMarkAllNotificationsAsShownUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getMarkAllNotificationsAsShownMutationKey = () => ['markAllNotificationsAsShown'] as const;
export const getMarkAllNotificationsAsShownMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsShown>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsShown>>, TError,void, TContext> => {
const mutationKey = getMarkAllNotificationsAsShownMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markAllNotificationsAsShown>>, void> = () => {
          return  markAllNotificationsAsShown(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MarkAllNotificationsAsShownMutationResult = NonNullable<Awaited<ReturnType<typeof markAllNotificationsAsShown>>>
    export type MarkAllNotificationsAsShownMutationError = ErrorType<Error>
    /**
 * @summary Mark all notifications as shown
 */
export const useMarkAllNotificationsAsShown = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markAllNotificationsAsShown>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markAllNotificationsAsShown>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getMarkAllNotificationsAsShownMutationOptions(options), queryClient);
    }
    export const getGetPushSettingsUrl = () => {
  return `/player-notifications/push-settings`
}
/**
 * @summary Get what a browser needs for pushes
 */
export const getPushSettings = async ( options?: Parameters<typeof transport>[1]): Promise<PushSettings> => {
  return transport<PushSettings>(getGetPushSettingsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetPushSettingsQueryKey = () => {
    return [
    `/player-notifications/push-settings`
    ] as const;
    }
export const getGetPushSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getPushSettings>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetPushSettingsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPushSettings>>> = ({ signal }) => getPushSettings({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetPushSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getPushSettings>>>
export type GetPushSettingsQueryError = ErrorType<Error>
export function useGetPushSettings<TData = Awaited<ReturnType<typeof getPushSettings>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSettings>>,
          TError,
          Awaited<ReturnType<typeof getPushSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSettings<TData = Awaited<ReturnType<typeof getPushSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPushSettings>>,
          TError,
          Awaited<ReturnType<typeof getPushSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPushSettings<TData = Awaited<ReturnType<typeof getPushSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what a browser needs for pushes
 */
export function useGetPushSettings<TData = Awaited<ReturnType<typeof getPushSettings>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPushSettings>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPushSettingsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSavePushTokenUrl = () => {
  return `/player-notifications/push-notification-token`
}
/**
 * @summary Save the push token of this browser
 */
export const savePushToken = async (savePushTokenRequest: SavePushTokenRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
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
return transport<void>(getSavePushTokenUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(savePushTokenRequest)
  }
);}
export const getSavePushTokenMutationKey = () => ['savePushToken'] as const;
export const getSavePushTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushToken>>, TError,SavePushTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof savePushToken>>, TError,SavePushTokenMutationVariables, TContext> => {
const mutationKey = getSavePushTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushToken>>, SavePushTokenMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  savePushToken(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SavePushTokenMutationResult = NonNullable<Awaited<ReturnType<typeof savePushToken>>>
    export type SavePushTokenMutationBody = SavePushTokenRequest
    export type SavePushTokenMutationError = ErrorType<Error>
    export type SavePushTokenMutationVariables = {data: SavePushTokenRequest}
    /**
 * @summary Save the push token of this browser
 */
export const useSavePushToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushToken>>, TError,SavePushTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushToken>>,
        TError,
        SavePushTokenMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushTokenMutationOptions(options), queryClient);
    }
    export const getRemovePushTokenUrl = (params?: RemovePushTokenParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/player-notifications/push-notification-token?${stringifiedParams}` : `/player-notifications/push-notification-token`
}
/**
 * @summary Remove a push token
 */
export const removePushToken = async (params?: RemovePushTokenParams, options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getRemovePushTokenUrl(params),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getRemovePushTokenMutationKey = () => ['removePushToken'] as const;
export const getRemovePushTokenMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePushToken>>, TError,RemovePushTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof removePushToken>>, TError,RemovePushTokenMutationVariables, TContext> => {
const mutationKey = getRemovePushTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePushToken>>, RemovePushTokenMutationVariables> = (props) => {
          const {params} = props ?? {};
          return  removePushToken(params,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RemovePushTokenMutationResult = NonNullable<Awaited<ReturnType<typeof removePushToken>>>
    export type RemovePushTokenMutationError = ErrorType<Error>
    export type RemovePushTokenMutationVariables = {params?: RemovePushTokenParams}
    /**
 * @summary Remove a push token
 */
export const useRemovePushToken = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePushToken>>, TError,RemovePushTokenMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePushToken>>,
        TError,
        RemovePushTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePushTokenMutationOptions(options), queryClient);
    }
    export const getSetPushNotificationsEnabledUrl = () => {
  return `/player-notifications/set-push-notifications-enabled`
}
/**
 * @summary Turn pushes on or off
 */
export const setPushNotificationsEnabled = async (setPushNotificationsEnabledRequest: SetPushNotificationsEnabledRequest, options?: Parameters<typeof transport>[1]): Promise<PushSettingsResult> => {
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
return transport<PushSettingsResult>(getSetPushNotificationsEnabledUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setPushNotificationsEnabledRequest)
  }
);}
export const getSetPushNotificationsEnabledMutationKey = () => ['setPushNotificationsEnabled'] as const;
export const getSetPushNotificationsEnabledMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPushNotificationsEnabled>>, TError,SetPushNotificationsEnabledMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setPushNotificationsEnabled>>, TError,SetPushNotificationsEnabledMutationVariables, TContext> => {
const mutationKey = getSetPushNotificationsEnabledMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPushNotificationsEnabled>>, SetPushNotificationsEnabledMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setPushNotificationsEnabled(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetPushNotificationsEnabledMutationResult = NonNullable<Awaited<ReturnType<typeof setPushNotificationsEnabled>>>
    export type SetPushNotificationsEnabledMutationBody = SetPushNotificationsEnabledRequest
    export type SetPushNotificationsEnabledMutationError = ErrorType<Error>
    export type SetPushNotificationsEnabledMutationVariables = {data: SetPushNotificationsEnabledRequest}
    /**
 * @summary Turn pushes on or off
 */
export const useSetPushNotificationsEnabled = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPushNotificationsEnabled>>, TError,SetPushNotificationsEnabledMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPushNotificationsEnabled>>,
        TError,
        SetPushNotificationsEnabledMutationVariables,
        TContext
      > => {
      return useMutation(getSetPushNotificationsEnabledMutationOptions(options), queryClient);
    }
