/** The content that all entries of the bench show. */
export interface ShellData {
  nav: Links[];
  locales: { code: string }[];
  footer: (Omit<Links, 'label'> & { title: string })[];
  copyright: string;
}

export interface Links {
  label: string;
  links: { label: string; href: string }[];
}
