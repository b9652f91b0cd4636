// A module that throws before it exports anything.
throw new Error('The module failed while it was loaded');

export default null;
