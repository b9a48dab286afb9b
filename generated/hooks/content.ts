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
  AdminNews,
  AdminNewsList,
  AdminNewsRevisionList,
  CreateNewsRequest,
  Error,
  GameTips,
  Id,
  ListNewsForAdminParams,
  ListNewsParams,
  ListNewsRevisionsForAdminParams,
  ListOwnReactionsParams,
  NewsList,
  OwnReactions,
  ReactToItemRequest,
  ReactToItemResult,
  SaveNewsRequest,
  SetNewsStatesRequest,
  SetNewsStatesResult
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
export const getGetGameTipsUrl = () => {
  return `/public/game-tips`
}
/**
 * @summary Get the tips
 */
export const getGameTips = async ( options?: Parameters<typeof transport>[1]): Promise<GameTips> => {
  return transport<GameTips>(getGetGameTipsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGameTipsQueryKey = () => {
    return [
    `/public/game-tips`
    ] as const;
    }
export const getGetGameTipsQueryOptions = <TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGameTipsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGameTips>>> = ({ signal }) => getGameTips({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGameTipsQueryResult = NonNullable<Awaited<ReturnType<typeof getGameTips>>>
export type GetGameTipsQueryError = ErrorType<void | Error>
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameTips>>,
          TError,
          Awaited<ReturnType<typeof getGameTips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGameTips>>,
          TError,
          Awaited<ReturnType<typeof getGameTips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the tips
 */
export function useGetGameTips<TData = Awaited<ReturnType<typeof getGameTips>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGameTips>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGameTipsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListNewsUrl = (params?: ListNewsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/public/news?${stringifiedParams}` : `/public/news`
}
/**
 * @summary List the news
 */
export const listNews = async (params?: ListNewsParams, options?: Parameters<typeof transport>[1]): Promise<NewsList> => {
  return transport<NewsList>(getListNewsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListNewsQueryKey = (params?: ListNewsParams,) => {
    return [
    `/public/news`, ...(params ? [params] : [])
    ] as const;
    }
export const getListNewsQueryOptions = <TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<void | Error>>(params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNewsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNews>>> = ({ signal }) => listNews(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListNewsQueryResult = NonNullable<Awaited<ReturnType<typeof listNews>>>
export type ListNewsQueryError = ErrorType<void | Error>
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<void | Error>>(
 params: undefined |  ListNewsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<void | Error>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNews>>,
          TError,
          Awaited<ReturnType<typeof listNews>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<void | Error>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the news
 */
export function useListNews<TData = Awaited<ReturnType<typeof listNews>>, TError = ErrorType<void | Error>>(
 params?: ListNewsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNews>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNewsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListNewsForAdminUrl = (params?: ListNewsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/news?${stringifiedParams}` : `/admin/news`
}
/**
 * @summary List the news with their drafts
 */
export const listNewsForAdmin = async (params?: ListNewsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminNewsList> => {
  return transport<AdminNewsList>(getListNewsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListNewsForAdminQueryKey = (params?: ListNewsForAdminParams,) => {
    return [
    `/admin/news`, ...(params ? [params] : [])
    ] as const;
    }
export const getListNewsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listNewsForAdmin>>, TError = ErrorType<Error>>(params?: ListNewsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNewsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewsForAdmin>>> = ({ signal }) => listNewsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListNewsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listNewsForAdmin>>>
export type ListNewsForAdminQueryError = ErrorType<Error>
export function useListNewsForAdmin<TData = Awaited<ReturnType<typeof listNewsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListNewsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listNewsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsForAdmin<TData = Awaited<ReturnType<typeof listNewsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listNewsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsForAdmin<TData = Awaited<ReturnType<typeof listNewsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the news with their drafts
 */
export function useListNewsForAdmin<TData = Awaited<ReturnType<typeof listNewsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNewsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateNewsUrl = () => {
  return `/admin/news`
}
/**
 * @summary Create news
 */
export const createNews = async (createNewsRequest: CreateNewsRequest, options?: Parameters<typeof transport>[1]): Promise<AdminNews> => {
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
return transport<AdminNews>(getCreateNewsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createNewsRequest)
  }
);}
export const getCreateNewsMutationKey = () => ['createNews'] as const;
export const getCreateNewsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext> => {
const mutationKey = getCreateNewsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createNews>>, CreateNewsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createNews(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateNewsMutationResult = NonNullable<Awaited<ReturnType<typeof createNews>>>
    export type CreateNewsMutationBody = CreateNewsRequest
    export type CreateNewsMutationError = ErrorType<Error>
    export type CreateNewsMutationVariables = {data: CreateNewsRequest}
    /**
 * @summary Create news
 */
export const useCreateNews = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createNews>>, TError,CreateNewsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createNews>>,
        TError,
        CreateNewsMutationVariables,
        TContext
      > => {
      return useMutation(getCreateNewsMutationOptions(options), queryClient);
    }
    export const getGetNewsForAdminUrl = (id: Id,) => {
  return `/admin/news/${id}`
}
/**
 * @summary Get news for editing
 */
export const getNewsForAdmin = async (id: Id, options?: Parameters<typeof transport>[1]): Promise<AdminNews> => {
  return transport<AdminNews>(getGetNewsForAdminUrl(id),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetNewsForAdminQueryKey = (id: Id,) => {
    return [
    `/admin/news/${id}`
    ] as const;
    }
export const getGetNewsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getNewsForAdmin>>, TError = ErrorType<Error>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetNewsForAdminQueryKey(id);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNewsForAdmin>>> = ({ signal }) => getNewsForAdmin(id, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetNewsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getNewsForAdmin>>>
export type GetNewsForAdminQueryError = ErrorType<Error>
export function useGetNewsForAdmin<TData = Awaited<ReturnType<typeof getNewsForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getNewsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsForAdmin<TData = Awaited<ReturnType<typeof getNewsForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNewsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getNewsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNewsForAdmin<TData = Awaited<ReturnType<typeof getNewsForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get news for editing
 */
export function useGetNewsForAdmin<TData = Awaited<ReturnType<typeof getNewsForAdmin>>, TError = ErrorType<Error>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNewsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetNewsForAdminQueryOptions(id,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSaveNewsUrl = (id: Id,) => {
  return `/admin/news/${id}`
}
/**
 * @summary Save a revision of news
 */
export const saveNews = async (id: Id,
    saveNewsRequest: SaveNewsRequest, options?: Parameters<typeof transport>[1]): Promise<AdminNews> => {
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
return transport<AdminNews>(getSaveNewsUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveNewsRequest)
  }
);}
export const getSaveNewsMutationKey = () => ['saveNews'] as const;
export const getSaveNewsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNews>>, TError,SaveNewsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveNews>>, TError,SaveNewsMutationVariables, TContext> => {
const mutationKey = getSaveNewsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveNews>>, SaveNewsMutationVariables> = (props) => {
          const {id,data} = props ?? {};
          return  saveNews(id,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveNewsMutationResult = NonNullable<Awaited<ReturnType<typeof saveNews>>>
    export type SaveNewsMutationBody = SaveNewsRequest
    export type SaveNewsMutationError = ErrorType<Error>
    export type SaveNewsMutationVariables = {id: Id;data: SaveNewsRequest}
    /**
 * @summary Save a revision of news
 */
export const useSaveNews = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveNews>>, TError,SaveNewsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveNews>>,
        TError,
        SaveNewsMutationVariables,
        TContext
      > => {
      return useMutation(getSaveNewsMutationOptions(options), queryClient);
    }
    export const getSetNewsStatesUrl = () => {
  return `/admin/news-states`
}
/**
 * @summary Publish or withdraw several news
 */
export const setNewsStates = async (setNewsStatesRequest: SetNewsStatesRequest, options?: Parameters<typeof transport>[1]): Promise<SetNewsStatesResult> => {
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
return transport<SetNewsStatesResult>(getSetNewsStatesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setNewsStatesRequest)
  }
);}
export const getSetNewsStatesMutationKey = () => ['setNewsStates'] as const;
export const getSetNewsStatesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNewsStates>>, TError,SetNewsStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof setNewsStates>>, TError,SetNewsStatesMutationVariables, TContext> => {
const mutationKey = getSetNewsStatesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setNewsStates>>, SetNewsStatesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  setNewsStates(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SetNewsStatesMutationResult = NonNullable<Awaited<ReturnType<typeof setNewsStates>>>
    export type SetNewsStatesMutationBody = SetNewsStatesRequest
    export type SetNewsStatesMutationError = ErrorType<Error>
    export type SetNewsStatesMutationVariables = {data: SetNewsStatesRequest}
    /**
 * @summary Publish or withdraw several news
 */
export const useSetNewsStates = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setNewsStates>>, TError,SetNewsStatesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setNewsStates>>,
        TError,
        SetNewsStatesMutationVariables,
        TContext
      > => {
      return useMutation(getSetNewsStatesMutationOptions(options), queryClient);
    }
    export const getListNewsRevisionsForAdminUrl = (params?: ListNewsRevisionsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/news-revisions?${stringifiedParams}` : `/admin/news-revisions`
}
/**
 * @summary List all revisions of news
 */
export const listNewsRevisionsForAdmin = async (params?: ListNewsRevisionsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminNewsRevisionList> => {
  return transport<AdminNewsRevisionList>(getListNewsRevisionsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListNewsRevisionsForAdminQueryKey = (params?: ListNewsRevisionsForAdminParams,) => {
    return [
    `/admin/news-revisions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListNewsRevisionsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError = ErrorType<Error>>(params?: ListNewsRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListNewsRevisionsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>> = ({ signal }) => listNewsRevisionsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListNewsRevisionsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>>
export type ListNewsRevisionsForAdminQueryError = ErrorType<Error>
export function useListNewsRevisionsForAdmin<TData = Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListNewsRevisionsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsRevisionsForAdmin<TData = Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewsRevisionsForAdmin<TData = Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all revisions of news
 */
export function useListNewsRevisionsForAdmin<TData = Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListNewsRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewsRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNewsRevisionsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getReactToItemUrl = () => {
  return `/player-content/react-to-item`
}
/**
 * @summary React to a guide or to news
 */
export const reactToItem = async (reactToItemRequest: ReactToItemRequest, options?: Parameters<typeof transport>[1]): Promise<ReactToItemResult> => {
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
return transport<ReactToItemResult>(getReactToItemUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reactToItemRequest)
  }
);}
export const getReactToItemMutationKey = () => ['reactToItem'] as const;
export const getReactToItemMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactToItem>>, TError,ReactToItemMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof reactToItem>>, TError,ReactToItemMutationVariables, TContext> => {
const mutationKey = getReactToItemMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reactToItem>>, ReactToItemMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  reactToItem(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ReactToItemMutationResult = NonNullable<Awaited<ReturnType<typeof reactToItem>>>
    export type ReactToItemMutationBody = ReactToItemRequest
    export type ReactToItemMutationError = ErrorType<Error>
    export type ReactToItemMutationVariables = {data: ReactToItemRequest}
    /**
 * @summary React to a guide or to news
 */
export const useReactToItem = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reactToItem>>, TError,ReactToItemMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reactToItem>>,
        TError,
        ReactToItemMutationVariables,
        TContext
      > => {
      return useMutation(getReactToItemMutationOptions(options), queryClient);
    }
    export const getListOwnReactionsUrl = (params: ListOwnReactionsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/player-content/reactions?${stringifiedParams}` : `/player-content/reactions`
}
/**
 * @summary List the caller's reactions to some items
 */
export const listOwnReactions = async (params: ListOwnReactionsParams, options?: Parameters<typeof transport>[1]): Promise<OwnReactions> => {
  return transport<OwnReactions>(getListOwnReactionsUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListOwnReactionsQueryKey = (params?: ListOwnReactionsParams,) => {
    return [
    `/player-content/reactions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListOwnReactionsQueryOptions = <TData = Awaited<ReturnType<typeof listOwnReactions>>, TError = ErrorType<Error>>(params: ListOwnReactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListOwnReactionsQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOwnReactions>>> = ({ signal }) => listOwnReactions(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListOwnReactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listOwnReactions>>>
export type ListOwnReactionsQueryError = ErrorType<Error>
export function useListOwnReactions<TData = Awaited<ReturnType<typeof listOwnReactions>>, TError = ErrorType<Error>>(
 params: ListOwnReactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnReactions>>,
          TError,
          Awaited<ReturnType<typeof listOwnReactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnReactions<TData = Awaited<ReturnType<typeof listOwnReactions>>, TError = ErrorType<Error>>(
 params: ListOwnReactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOwnReactions>>,
          TError,
          Awaited<ReturnType<typeof listOwnReactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOwnReactions<TData = Awaited<ReturnType<typeof listOwnReactions>>, TError = ErrorType<Error>>(
 params: ListOwnReactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the caller's reactions to some items
 */
export function useListOwnReactions<TData = Awaited<ReturnType<typeof listOwnReactions>>, TError = ErrorType<Error>>(
 params: ListOwnReactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOwnReactions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOwnReactionsQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
