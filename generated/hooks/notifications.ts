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
  NotificationList
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
