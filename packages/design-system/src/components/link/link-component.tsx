import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from "react";

export type AnchorProps = ComponentPropsWithRef<"a">;

const LinkComponent = createContext<ComponentType<AnchorProps> | "a">("a");

export type LinkProviderProps = {
  /** Receives the props of an `<a>`. An app with a router passes its own link component here. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
};

/** Makes all links of the library (links, button links, menu, footer) use the app's router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/**
 * The component given to `LinkProvider`, or a plain anchor. Links to new tabs, files and other sites are always plain.
 */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkComponent);
  const leavesTheApp = props.target !== undefined || props.download !== undefined || !props.href?.startsWith("/");
  if (leavesTheApp) return <a {...props} />;
  return <Component {...props} />;
}
